import type { Catalogues } from '../lib/messages/translations.ts';

/** The languages other than English, each loaded when it is first spoken. */
export const catalogues: Catalogues = {
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
};
