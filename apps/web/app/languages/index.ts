import type { Catalogues } from '../lib/messages/translations.ts';

/** Languages other than English. Each loads on first use. */
export const catalogues: Catalogues = {
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
};
