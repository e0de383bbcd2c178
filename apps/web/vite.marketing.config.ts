import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { engineInBrowser } from './engine-in-browser.ts';
import { leanContract } from './lean-contract-plugin.ts';
import { precompress } from './precompress-plugin.ts';

const FOLDER = join(import.meta.dirname, 'marketing');
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
/** The style sheets that pages inline: one for all pages, and others for some. */
const styles = ['site', 'pricing', 'forms', 'status', 'landing', 'demo', 'reference'];

/** Builds the scripts and style sheets of the marketing site, next to the application; the server renders its pages. */
export default defineConfig({
  plugins: [engineInBrowser(), leanContract(), precompress()],
  worker: { plugins: () => [engineInBrowser(), leanContract()], format: 'es' },
  publicDir: false,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The folder already contains the application.
    emptyOutDir: false,
    outDir: 'build/client',
    manifest: 'assets/marketing-manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one request.
          groups: [
            {
              name: 'shared',
              test: /\/web\/app\/lib\/dom\/|\/page-language\.ts|\/contract\/src\/(?:settings\/preferences|site-path)\.ts|preload-helper/,
            },
          ],
        },
      },
      input: [...scripts, ...styles.map((name) => `style/${name}.css`)].map((path) => join(FOLDER, path)),
    },
  },
});
