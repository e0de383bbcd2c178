import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { engineInBrowser } from './engine-in-browser.ts';
import { isInFirstLoad } from './first-load.ts';
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
        // Fewer files: over HTTP/1.1, a browser makes six requests at a time. A group includes everything that its modules
        // import, so what the first load must not include goes into an earlier group.
        codeSplitting: {
          groups: [
            // Every screen needs them whole.
            { name: 'base', test: /@tanstack\/|\/react-router\/dist\/|\/web\/app\/root\.tsx/ },
            // The frame and the list of content are drawn with them.
            {
              name: 'controls',
              test: /@mantine\/core\/esm\/components\/(?:Menu|ActionIcon|Tabs|NativeSelect|FileButton|Skeleton)\//,
            },
            { name: 'schemas', test: /\/node_modules\/zod\// },
            { name: 'contract', test: /\/packages\/contract\//, minShareCount: 2, entriesAware: true },
            {
              name: (id, modules) => (isInFirstLoad(id, modules) ? 'first' : null),
              debugName: 'first',
              test: /^(?!.*\/@mantine\/)/,
              minShareCount: 2,
            },
            // Small modules that screens share, grouped by the screens that use them.
            {
              name: 'common',
              test: /\/@tabler\/|\/web\/app\//,
              minShareCount: 2,
              maxModuleSize: 6_000,
              entriesAware: true,
              entriesAwareMergeThreshold: 3_000,
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
