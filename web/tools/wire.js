// Turns the schema of the wire (standard input) into TypeScript (standard output).
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const { constants, ...schema } = JSON.parse(await text(process.stdin));
const everything = { ...schema, title: "Wire", type: "object", additionalProperties: false };
everything.properties = Object.fromEntries(
  Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
);
everything.required = Object.keys(schema.$defs);
function simplify(node) {
  if (node === null || typeof node !== "object") return;
  if (!Array.isArray(node) && typeof node.title === "string") delete node.title;
  // Bounds of lists would become unions of tuples; a default beside a reference a second interface.
  if (node.prefixItems) {
    node.items = node.prefixItems; // as older drafts write tuples
    delete node.prefixItems;
  } else for (const key of ["minItems", "maxItems"]) delete node[key];
  delete node.default;
  Object.values(node).forEach(simplify);
}
simplify(everything.$defs);
const code = await compile(everything, "Wire", {
  bannerComment: "// Made by `make wire` from src/chocolatier/view/. Do not edit.",
  style: { printWidth: 100 },
});
process.stdout.write(code);
for (const [name, value] of Object.entries(constants)) {
  const items = value.map((one) => JSON.stringify(one));
  const line = `export const ${name} = [${items.join(", ")}] as const;\n`;
  const lines = `export const ${name} = [\n${items.map((one) => `  ${one},\n`).join("")}] as const;\n`;
  process.stdout.write(line.length > 101 ? lines : line);
}
