import type { Config } from '@react-router/dev/config';

export default {
  // The server sends one document for every screen; there is no server-side rendering.
  ssr: false,
} satisfies Config;
