import type { ResearchSentences } from './messages.en.ts';

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('es', { useGrouping: 'always' });

export const spanish: ResearchSentences = {
  page_not_html: 'Esta dirección no devuelve una página web.',
  page_without_text: 'No se encontró ningún artículo en esta página.',
  page_refused: (status) => `Esta dirección devuelve el estado ${status} en lugar de una página.`,
  robots_forbid: 'El robots.txt del sitio no permite leer esta página.',
  robots_unavailable:
    'No se pudo leer el robots.txt del sitio, así que no se abrió la página. Vuelve a intentarlo más tarde.',
  site_asks_to_wait: (seconds) =>
    `El sitio pide a los rastreadores que esperen ${seconds} segundos entre páginas. Vuelve a intentarlo más tarde.`,
  page_unreadable: 'No se pudo leer esta página.',
  page_too_slow: 'Esta página tardó demasiado en cargar. Vuelve a intentarlo más tarde.',
  site_too_slow:
    'El sitio responde despacio, así que solo se leyó una parte. Repite el análisis más tarde para leer más.',
  site_without_subject: (subjects) =>
    `Ninguna dirección de este sitio menciona ${subjects.map((one) => `«${one}»`).join(' o ')}. Indica la página en lugar del sitio.`,
  no_network: 'No se pudo acceder a ninguna fuente de búsqueda. Parece que el servidor no tiene conexión.',
  no_source: 'Ninguna fuente de búsqueda respondió.',
  no_pages: 'No se pudo leer ninguna de las páginas encontradas.',
  pages_saved: (keyword, savedAt) =>
    `Esta vez no se encontró ni se indicó ninguna página. Las páginas comparadas se guardaron la última vez que se investigó «${keyword}», el ${day.format(savedAt)}.`,
  pasteText: 'Pega su texto en su lugar.',
  pastePages: 'Pega o sube en su lugar páginas de la competencia.',
  nameSites: 'Indica qué sitios leer o conecta una fuente de búsqueda en Ajustes.',
  pages_cut: (cut, all, { characters, blocks }) =>
    `${cut} de ${all} ${all === 1 ? 'página' : 'páginas'} ${cut === 1 ? 'es demasiado larga' : 'son demasiado largas'} para leerse entera${cut === 1 ? '' : 's'}: los resultados solo usan los primeros ${number.format(characters)} caracteres y ${number.format(blocks)} párrafos de cada página.`,
};
