import type { ResearchSentences } from './messages.en.ts';

const number = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** The same in Spanish. */
export const spanish: ResearchSentences = {
  page_not_html: 'Esta dirección no responde con una página web.',
  page_without_text: 'No se encontró ningún artículo en esta página. Pega su texto en su lugar.',
  page_refused: (status) => `Esta dirección responde con el estado ${status} en lugar de una página.`,
  robots_forbid:
    'El sitio pide a los programas que no lean esta página (robots.txt). Ábrela tú y pégala en su lugar.',
  robots_unavailable:
    'El sitio no dice ahora mismo qué pueden leer los programas. Vuelve a intentarlo más tarde o pega la página.',
  site_asks_to_wait: (seconds) =>
    `El sitio pide a los programas esperar ${seconds} segundos antes de la siguiente página. Vuelve a intentarlo más tarde o pega la página.`,
  page_unreadable: 'No se pudo leer esta página. Pega su texto en su lugar.',
  page_too_slow: 'Esta página no se leyó a tiempo. Vuelve a intentarlo más tarde o pégala.',
  site_too_slow:
    'El sitio responde despacio, así que solo se leyó una parte. Repite el análisis más tarde para leer más.',
  site_without_subject: (subjects) =>
    `Ninguna dirección de este sitio menciona ${subjects.map((one) => `«${one}»`).join(' o ')}. Indica la página en lugar del sitio.`,
  no_network:
    'Este servidor no llega a ninguna fuente de búsqueda: parece que no tiene conexión a internet. Pega o sube las páginas que compiten.',
  no_source: 'Ninguna fuente de búsqueda respondió. Pega o sube las páginas que compiten.',
  no_pages: 'No se pudo leer ninguna de las páginas encontradas. Pega o sube las páginas que compiten.',
  pages_cut: (cut, all, { characters, blocks }) =>
    `${cut} de ${all} ${all === 1 ? 'página' : 'páginas'} ${cut === 1 ? 'es demasiado larga' : 'son demasiado largas'} para leerse entera${cut === 1 ? '' : 's'}: los resultados solo usan los primeros ${number.format(characters)} caracteres y ${number.format(blocks)} párrafos de cada página.`,
};
