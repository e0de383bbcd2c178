import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ENGINE = join(import.meta.dirname, '../../packages/engine/src');
const LAZY_PART = join(import.meta.dirname, 'app/lib/engine-parts/lazy-part.ts');

/** Large parts of the engine by the names with which its modules import them. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['snowball-stemmers', fileURLToPath(import.meta.resolve('snowball-stemmers/snowball-stemmers.js'))],
  ['./word-meanings.json', join(ENGINE, 'substance/word-meanings.json')],
  ['./word-frequencies-en.json', join(ENGINE, 'background/word-frequencies-en.json')],
  ['./word-frequencies-es.json', join(ENGINE, 'background/word-frequencies-es.json')],
  ['./word-frequencies-fr.json', join(ENGINE, 'background/word-frequencies-fr.json')],
]);

/** Module ids of the placeholders: `\0` tells other plugins that there is no file, `.js` that it is not JSON. */
const PREFIX = '\0engine-part:';
const SUFFIX = '.js';

/**
 * Bundles the engine for the browser: large parts load when a text first needs them (`withEngineParts`). Workers need
 * the plugin too.
 */
export function engineInBrowser(): Plugin {
  return {
    name: 'pagewright-engine-in-browser',
    enforce: 'pre',
    resolveId: (name) => (PARTS.has(name) ? `${PREFIX}${name}${SUFFIX}` : null),
    load(id) {
      const path = id.startsWith(PREFIX) ? PARTS.get(id.slice(PREFIX.length, -SUFFIX.length)) : undefined;
      if (path === undefined) return null;
      return [
        `import { lazyPart } from ${JSON.stringify(LAZY_PART)};`,
        `export default lazyPart(async () => (await import(${JSON.stringify(path)})).default);`,
      ].join('\n');
    },
  };
}
