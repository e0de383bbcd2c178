import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { engineInBrowser } from './engine-in-browser.ts';
import { leanContract } from './lean-contract-plugin.ts';
import { precompress } from './precompress-plugin.ts';

const FOLDER = join(import.meta.dirname, 'marketing');
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

/** Builds the plain scripts and the style sheet of the marketing site beside the application; the server writes its pages. */
export default defineConfig({
  plugins: [leanContract(), precompress()],
  worker: { plugins: () => [leanContract()], format: 'es' },
  resolve: engineInBrowser,
  publicDir: false,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The application stands there already.
    emptyOutDir: false,
    outDir: 'build/client',
    manifest: 'assets/marketing-manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...scripts.map((name) => join(FOLDER, name)), join(FOLDER, 'style/site.css')],
    },
  },
});
