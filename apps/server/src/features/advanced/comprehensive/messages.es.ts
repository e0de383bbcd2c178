import type { ComprehensiveSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ComprehensiveSentences = {
  step: {
    score: 'Puntuando el texto',
    intent: 'Leyendo la intención',
    gaps: 'Buscando huecos',
    strategies: 'Describiendo a los competidores',
    links: 'Buscando enlaces',
  },
  lookedForLinks: ({ pages, links }) =>
    `Se buscaron en ${pages === 1 ? '1 página' : `${pages} páginas`} enlaces a competidores, menciones tuyas sin enlace y enlaces rotos (${links === 1 ? '1 enlace comprobado' : `${links} enlaces comprobados`}).`,
  noCompetitors: 'Añade competidores para ejecutar también esta parte.',
  failed: 'Esta parte falló por nuestro lado. Repite el análisis; las demás partes están completas.',
  noScore: 'El texto es demasiado corto para puntuarlo.',
  write: (keyword, rivals, isCertain) =>
    `Escribe una página sobre «${keyword}»: ${rivals === 1 ? 'un competidor tiene' : `${rivals} competidores tienen`} una y ${isCertain ? 'tú no' : 'no se encontró ninguna entre las páginas tuyas que se leyeron'}.`,
  ask: {
    links_to_competitors: (title) => `Pide un enlace a «${title}»: enlaza a competidores, pero no a ti.`,
    unlinked_mention: (title) => `Pide un enlace a «${title}»: te nombra sin enlazarte.`,
    dead_link: (title) => `Ofrece tu página a «${title}» en lugar de un enlace roto.`,
  },
};
