import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  const { CHOCOLATIER_SERVER: server = "http://127.0.0.1:8642" } = loadEnv(
    mode,
    ".",
    "CHOCOLATIER_",
  );
  return {
    plugins: [svelte()],
    build: {
      outDir: "../src/chocolatier/server/page",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
      target: "es2022",
    },
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  };
});
