// A tree of variations: what was played in a game, and everything that was tried beside it.
// Nodes are numbers; 0 is the position before the first step. A tree never changes: each function
// returns another one.
import type { StudyWish } from "../../net/wire";

export type Step = StudyWish["steps"][number];

export interface Node {
  readonly step: Step | null; // null: the beginning
  readonly parent: number;
  readonly children: readonly number[]; // the first one is the main line
  readonly recent: number | null; // the child that was visited last
  readonly played: boolean; // in the game itself
}
export type Tree = readonly Node[];

const BEGINNING: Node = { step: null, parent: 0, children: [], recent: null, played: false };

/** A tree of one line: the steps that a game took. */
export function plant(steps: readonly Step[] = []): Tree {
  let tree: Tree = [BEGINNING];
  steps.forEach((step, i) => (tree = grow(tree, i, step, true)));
  return tree;
}

function grow(tree: Tree, at: number, step: Step, played: boolean): Tree {
  const node: Node = { step, parent: at, children: [], recent: null, played };
  const number = tree.length;
  return [
    ...tree.map((one, i) => (i === at ? { ...one, children: [...one.children, number] } : one)),
    node,
  ];
}

const same = (one: Step | null, other: Step) => JSON.stringify(one) === JSON.stringify(other);

/** Take a step from a node: along a branch that exists, or along a new one. */
export function take(tree: Tree, at: number, step: Step): { tree: Tree; at: number } {
  const known = tree[at]!.children.find((child) => same(tree[child]!.step, step));
  const grown = known === undefined ? grow(tree, at, step, false) : tree;
  return visit(grown, known ?? tree.length);
}

/** Go to a node; its ancestors remember the way. */
export function visit(tree: Tree, at: number): { tree: Tree; at: number } {
  const way = new Map<number, number>();
  for (let node = at; node !== 0; node = tree[node]!.parent) way.set(tree[node]!.parent, node);
  const recent = (i: number) => way.get(i) ?? tree[i]!.recent;
  return { tree: tree.map((one, i) => ({ ...one, recent: recent(i) })), at };
}

/** The steps from the beginning to a node. */
export function stepsTo(tree: Tree, at: number): Step[] {
  const steps: Step[] = [];
  for (let node = at; node !== 0; node = tree[node]!.parent) steps.unshift(tree[node]!.step!);
  return steps;
}

/** The node that follows: the one visited last, else the main line. */
export function onward(tree: Tree, at: number): number | null {
  return tree[at]!.recent ?? tree[at]!.children[0] ?? null;
}

/** The branch beside a node, so many further on; null if there is none. */
export function beside(tree: Tree, at: number, by: number): number | null {
  if (at === 0) return null;
  const all = tree[tree[at]!.parent]!.children;
  return all[all.indexOf(at) + by] ?? null;
}

/** The last node on the way to one that the game itself had. */
export function inGame(tree: Tree, at: number): number {
  let node = at;
  while (node !== 0 && !tree[node]!.played) node = tree[node]!.parent;
  return node;
}

/** Cut off a branch with all that follows; return where that leaves the reader. */
export function cut(tree: Tree, branch: number): { tree: Tree; at: number } {
  const gone = new Set([branch]);
  tree.forEach((one, i) => {
    if (i !== 0 && gone.has(one.parent)) gone.add(i); // a parent stands before its children
  });
  const numbers = new Map<number, number>();
  tree.forEach((_, i) => {
    if (!gone.has(i)) numbers.set(i, numbers.size);
  });
  const kept = tree
    .filter((_, i) => !gone.has(i))
    .map((one) => ({
      ...one,
      parent: numbers.get(one.parent)!,
      children: one.children.flatMap((child) => numbers.get(child) ?? []),
      recent: one.recent === null ? null : (numbers.get(one.recent) ?? null),
    }));
  return { tree: kept, at: numbers.get(tree[branch]!.parent)! };
}

/** A line of the tree as it is written: nodes one after the other. */
export interface Row {
  depth: number; // 0: the main line
  first: number; // the number of its first step, counted from 1
  nodes: number[];
}

/** Every line: the main line first, then what branches off it, each with its own branches. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const write = (begin: number, first: number, depth: number) => {
    const nodes: number[] = [];
    for (let node: number | undefined = begin; node !== undefined; node = tree[node]!.children[0])
      nodes.push(node);
    rows.push({ depth, first, nodes });
    nodes.forEach((node, i) => {
      for (const branch of tree[node]!.children.slice(1)) write(branch, first + i + 1, depth + 1);
    });
  };
  tree[0]!.children.forEach((child, i) => write(child, 1, i ? 1 : 0));
  return rows;
}
