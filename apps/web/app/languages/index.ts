import type { CatalogLoaders } from '../lib/messages/translations.ts';

/** Languages other than English. Each loads on first use. */
export const catalogLoaders: CatalogLoaders = {
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
};
