import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } }, // the messages in src/chocolatier/locale
  resolve: { conditions: ["browser"] }, // the client's half of Svelte, although Node runs it
  test: {
    include: ["src/**/*.test.ts"],
    pool: "vmThreads", // isolates the files, and starts six times faster than processes
    environment: "node", // a file that needs a document names happy-dom itself
    environmentOptions: {
      // A click on a link must not leave for the network.
      happyDOM: {
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildPageNavigation: true,
            disableFallbackToSetURL: true,
          },
        },
      },
    },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
