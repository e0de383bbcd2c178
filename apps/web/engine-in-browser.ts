import { join } from 'node:path';

const PARTS = join(import.meta.dirname, 'app/lib/engine-parts');

/**
 * How both builds bundle the engine for the browser: large parts load when a text first needs them (`engine-parts.ts`).
 */
export const engineInBrowser = {
  alias: [
    { find: /^snowball-stemmers$/, replacement: join(PARTS, 'lazy-stemmers.ts') },
    { find: /^\.\/word-meanings\.json$/, replacement: join(PARTS, 'lazy-meanings.ts') },
    { find: /^\.\/word-frequencies-en\.json$/, replacement: join(PARTS, 'lazy-frequencies.ts') },
    { find: /^\.\/word-frequencies-es\.json$/, replacement: join(PARTS, 'lazy-spanish-frequencies.ts') },
    { find: /^\.\/word-frequencies-fr\.json$/, replacement: join(PARTS, 'lazy-french-frequencies.ts') },
  ],
};
