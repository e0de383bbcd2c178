import type { Catalog } from '../lib/messages/catalog.ts';

/** Merges the messages of a language's files into one catalog. */
export function mergeCatalogs(files: Readonly<Record<string, unknown>>): Catalog {
  return Object.assign({}, ...Object.values(files)) as Catalog;
}
