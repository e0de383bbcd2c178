import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanContract } from './lean-contract-plugin.ts';
import { precompress } from './precompress-plugin.ts';

export default defineConfig({
  plugins: [reactRouter(), leanContract(), precompress()],
  // Workers are bundled by plugins of their own; without this one the score's would carry all schemas.
  worker: { plugins: () => [leanContract()] },
  build: {
    target: 'es2023',
    // A data: address would be refused by the content security policy's fonts and workers.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' },
  },
});
