import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { engineInBrowser } from './engine-in-browser.ts';
import { leanContract } from './lean-contract-plugin.ts';
import { precompress } from './precompress-plugin.ts';

export default defineConfig({
  plugins: [reactRouter(), leanContract(), precompress()],
  // Workers are bundled by plugins of their own; without this one the score's would carry all schemas.
  worker: { plugins: () => [leanContract()], format: 'es' },
  resolve: engineInBrowser,
  build: {
    target: 'es2023',
    // A data: address would be refused by the content security policy's fonts and workers.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What most screens share comes as one file: fewer requests, and a shorter manifest of routes in the first load.
        // Dialogs, with all that they rest on, come when one is opened, however many screens have one.
        codeSplitting: {
          groups: [
            // Every screen needs them whole; apart they came in a dozen files.
            { name: 'base', test: /@tanstack\/|\/react-router\/dist\/|\/web\/app\/root\.tsx/ },
            // What watches runs rests on schemas, and is for the screens that begin some.
            {
              name: 'shared',
              test: /@tabler|\/web\/app\/(?:ui|lib|shell)\/(?!(?:(?:wide|confirm)-dialog|dialog-buttons|secret-field|content-picker|given-pages|validation|runs\/|api\/(?:call-with-progress|follow-run|use-long)))/,
              minShareCount: 7,
            },
            // The frame and the list of content are drawn with them.
            {
              name: 'controls',
              test: /@mantine\/core\/esm\/components\/(?:Menu|ActionIcon|Tabs|NativeSelect|FileButton|Skeleton)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' },
  },
});
