import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // the client's half of Svelte, although Node runs it
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node", // a file that needs a document names happy-dom itself
    restoreMocks: true,
    unstubGlobals: true,
  },
});
