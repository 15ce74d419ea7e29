import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

const WORKER = "sw.js"; // the address must not change, or browsers would keep the old worker

/** Write into the service worker which files belong to this version of the page. */
function offline(): Plugin {
  return {
    name: "offline",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const worker = bundle[WORKER];
        const index = bundle["index.html"];
        if (worker?.type !== "chunk" || index?.type !== "asset") throw new Error("no worker");
        if (worker.imports.length) throw new Error("the worker must be one file");
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const hash = await crypto.subtle.digest(
          "SHA-256",
          new TextEncoder().encode(String(index.source)),
        );
        const version = Array.from(new Uint8Array(hash.slice(0, 8)), (byte) => byte.toString(16));
        worker.code = worker.code
          .replace("__FILES__", JSON.stringify(files.sort().map((name) => `/${name}`)))
          .replace("__VERSION__", JSON.stringify(version.join("")));
      },
    },
  };
}

export default defineConfig(({ mode }) => {
  const { CHOCOLATIER_SERVER: server = "http://127.0.0.1:8642" } = loadEnv(
    mode,
    ".",
    "CHOCOLATIER_",
  );
  return {
    plugins: [svelte(), offline()],
    build: {
      outDir: "../src/chocolatier/server/page",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
      target: "es2022",
      rolldownOptions: {
        input: { index: "index.html", worker: "worker/worker.ts" },
        output: {
          entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        },
      },
    },
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  };
});
