import type { FreshnessAction, FreshnessFinding, StrategyFinding } from '@pagewright/engine';
import type { FindingParts, AlertParts } from './messages.en.ts';
import type { IntelligenceSentences } from './messages.en.ts';

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 0 });
const plural = new Intl.PluralRules('es');

type Saying<Finding extends { readonly code: string; readonly values: object }> = (
  finding: FindingParts<Finding>,
) => string;

function counted(count: unknown, one: string, many: string): string {
  const value = Number(count);
  return `${number.format(value)} ${plural.select(value) === 'one' ? one : many}`;
}

/** "1 de 3 páginas no tiene autor.", "2 de 3 páginas no tienen autor." */
function ofPages(one: string, many: string): Saying<StrategyFinding> {
  return ({ values }) => {
    const count = Number(values['count']);
    const verb = plural.select(count) === 'one' ? one : many;
    return `${number.format(count)} de ${counted(values['pages'], 'página', 'páginas')} ${verb}.`;
  };
}

const STRATEGY: Readonly<Record<StrategyFinding['code'], Saying<StrategyFinding>>> = {
  topic_coverage: ({ values }) =>
    `Cubre ${values['covered']} de ${counted(values['topics'], 'tema', 'temas')} que tratas o sigues.`,
  article_length: ({ values }) =>
    `Sus artículos son más largos: ${counted(values['medianWords'], 'palabra', 'palabras')} de mediana, los nuestros ${number.format(Number(values['ourMedianWords']))}.`,
  structured_data: ofPages('tiene datos estructurados', 'tienen datos estructurados'),
  faq_markup: ofPages('responde preguntas con marcado FAQ', 'responden preguntas con marcado FAQ'),
  cited_sources: ofPages('cita al menos tres fuentes', 'citan al menos tres fuentes'),
  publishing_rhythm: ({ values }) => `Publica ${counted(values['perMonth'], 'página', 'páginas')} al mes.`,
  fresh_pages: ofPages('se actualizó en los últimos seis meses', 'se actualizaron en los últimos seis meses'),
  stale_pages: ofPages('no se ha actualizado en el último año', 'no se han actualizado en el último año'),
  thin_pages: ofPages('tiene menos de 300 palabras', 'tienen menos de 300 palabras'),
  missing_topics: ({ values }) => `No tiene ninguna página sobre ${values['topics']}.`,
  topics_not_found: ({ values }) =>
    `No se encontró ninguna página sobre ${values['topics']}: se leyeron ${number.format(Number(values['read']))} de ${number.format(Number(values['known']))} páginas conocidas; las demás se juzgaron por su dirección.`,
  missing_descriptions: ofPages('no tiene metadescripción', 'no tienen metadescripción'),
  missing_authors: ofPages('no nombra a ningún autor', 'no nombran a ningún autor'),
  missing_headings: ofPages('es larga y no tiene encabezados', 'son largas y no tienen encabezados'),
  missing_image_alternatives: ofPages(
    'tiene imágenes sin texto alternativo',
    'tienen imágenes sin texto alternativo',
  ),
};

const list = (values: unknown): string =>
  (Array.isArray(values) ? values : []).map((value) => `«${String(value)}»`).join(', ');

function sayAlert({ code, values, targetedKeywords }: AlertParts): string {
  if (code === 'new_page') return 'Se publicó una página nueva.';
  if (code === 'removed_page') return `La página ya no está: devuelve el estado ${String(values['status'])}.`;
  if (code === 'keyword_targeted') return `La página apunta ahora a ${list(targetedKeywords)}.`;
  if (code === 'title_changed')
    return `El título cambió de «${String(values['before'])}» a «${String(values['after'])}».`;
  const [added, removed] = [list(values['added']), list(values['removed'])];
  const parts = [added === '' ? '' : `se añadió ${added}`, removed === '' ? '' : `se quitó ${removed}`];
  return `Cambiaron los encabezados: ${parts.filter((part) => part !== '').join('; ')}.`;
}

const FRESHNESS: Readonly<Record<FreshnessFinding['code'], Saying<FreshnessFinding>>> = {
  traffic_fall: ({ values }) =>
    `Las visitas cayeron un ${percent.format(Number(values['fall']))} el mes pasado, de ${values['previous']} a ${values['latest']}.`,
  traffic_seasonal_dip: ({ values }) =>
    `Las visitas cayeron un ${percent.format(Number(values['fall']))} el mes pasado, igual que hace un año, así que probablemente sea estacional.`,
  not_changed_for_long: ({ values }) =>
    `Sin actualizar desde hace ${counted(values['days'], 'día', 'días')}.`,
  shorter_than_competitors: ({ values }) =>
    `Es un ${percent.format(Number(values['share']))} más corta que las páginas con las que compite: ${counted(values['words'], 'palabra', 'palabras')} frente a una mediana de ${number.format(Number(values['median']))}.`,
  dated_statements: ({ values }) =>
    `${counted(values['count'], 'afirmación se refiere', 'afirmaciones se refieren')} a una fecha ya pasada${values['oldestYear'] === undefined ? '' : `, la más antigua de ${values['oldestYear']}`}.`,
  dead_links: ({ values }) =>
    `${counted(values['count'], 'enlace está roto', 'enlaces están rotos')}, por ejemplo, ${values['first']}.`,
};

const ACTIONS: Readonly<Record<FreshnessAction, string>> = {
  review_against_results: 'Compárala con las páginas que posicionan ahora y añade lo que falte.',
  update_content: 'Revisa el texto y actualízalo.',
  extend_content: 'Cubre lo que tratan las páginas de la competencia y esta no.',
  update_dated_statements: 'Sustituye las afirmaciones que han quedado desactualizadas.',
  replace_dead_links: 'Sustituye o quita los enlaces rotos.',
};

/** Messages in Spanish. */
export const spanish: IntelligenceSentences = {
  comparing: 'Comparando',
  readingPages: 'Leyendo páginas',
  checkingLinks: 'Comprobando enlaces',
  publishedItems: 'Elementos publicados',
  noPages:
    'Todavía no hay nada publicado. Indica las direcciones de las páginas o publica primero un elemento.',
  strategy: (finding) => STRATEGY[finding.code](finding),
  alert: sayAlert,
  freshness: (finding) => FRESHNESS[finding.code](finding),
  action: (action) => ACTIONS[action],
};
