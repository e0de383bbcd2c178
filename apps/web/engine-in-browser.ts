import { join } from 'node:path';

/** How both builds take the engine to the browser: stemmers of languages other than English come when they are needed. */
export const engineInBrowser = {
  alias: [
    {
      find: /^snowball-stemmers$/,
      replacement: join(import.meta.dirname, 'app/lib/stemmers/later-stemmers.ts'),
    },
  ],
};
