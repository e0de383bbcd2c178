import type { Catalogue } from '../lib/messages/catalogue.ts';

/** Merges the messages of a language's files into one catalog. */
export function collect(files: Readonly<Record<string, unknown>>): Catalogue {
  return Object.assign({}, ...Object.values(files)) as Catalogue;
}
