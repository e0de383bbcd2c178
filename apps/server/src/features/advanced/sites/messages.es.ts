import type { SiteSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: SiteSentences = {
  reading: 'Leyendo sitios',
  noSiteRead: (reason) => `No se pudo leer ninguno de estos sitios. ${reason}`,
  pageUnreadable: 'No se pudo leer esta página.',
  noPagesRead: (reason) => `No se pudo leer ninguna de estas páginas. ${reason}`,
};
