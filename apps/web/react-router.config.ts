import type { Config } from '@react-router/dev/config';

export default {
  // The server process sends one document for every screen; nothing renders at serving.
  ssr: false,
} satisfies Config;
