import type { Catalogue } from '../lib/messages/catalogue.ts';

/** The sentences of all files of a language in one catalogue. */
export function collect(files: Readonly<Record<string, unknown>>): Catalogue {
  return Object.assign({}, ...Object.values(files)) as Catalogue;
}
