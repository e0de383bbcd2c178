import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { engineInBrowser } from './engine-in-browser.ts';
import { isInFirstLoad } from './first-load.ts';
import { leanContract } from './lean-contract-plugin.ts';
import { precompress } from './precompress-plugin.ts';

export default defineConfig({
  plugins: [reactRouter(), engineInBrowser(), leanContract(), precompress()],
  // Workers have their own plugins; without these, the score worker would include all tables and schemas.
  worker: { plugins: () => [engineInBrowser(), leanContract()], format: 'es' },
  build: {
    target: 'es2023',
    // The content security policy for fonts and workers rejects data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A shared chunk would be named after every screen that uses it, and the first load includes all names.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Fewer files, because HTTP/1.1 browsers make six requests at a time. A group includes everything its modules
        // import, so modules that the first load must not include go into an earlier group.
        codeSplitting: {
          groups: [
            // Every screen needs all of them.
            { name: 'base', test: /@tanstack\/|\/react-router\/dist\/|\/web\/app\/root\.tsx/ },
            // Used by the frame and the content list.
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
            // Small shared modules, grouped by the screens that use them.
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
