import type { Translation } from '../../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { pageKindMessages } from '../../page-kind-messages.es.ts';
import type { intentMessages as english } from './messages.ts';

/** Texts of the intent results, in Spanish. */
export const intentMessages: Translation<typeof english> = (format) => ({
  intent_informational: 'Informativa: aprender',
  intent_navigational: 'De navegación: llegar a un sitio',
  intent_transactional: 'Transaccional: actuar',
  intent_commercial: 'Comercial: elegir',
  intent_local: 'Local: cerca de aquí',
  stage_awareness: 'Descubrimiento',
  stage_consideration: 'Consideración',
  stage_decision: 'Decisión',
  stage_retention: 'Fidelización',
  mix: 'Qué quieren quienes buscan esto',
  mixHelp: 'Informativa, de navegación y transaccional suman el 100 %; comercial y local se valoran aparte.',
  leading: 'Intención dominante',
  ofResults: 'Los resultados apuntan a',
  favoured: 'Formato que favorecen los resultados',
  servedBy: (form) => `mejor formato: ${form}`,
  format: (code) => codeLabel(pageKindMessages, `kind_${code}`, code),
  signs: 'Señales, de mayor a menor fuerza',
  signColumn: 'Señal',
  speaksFor: 'Apunta sobre todo a',
  speaksAgainst: 'Se aleja sobre todo de',
  pages: 'Páginas previstas',
  noPages: 'Ninguna intención es lo bastante probable para necesitar su propia página.',
  about: (stage, form) => `${stage} · ${form}`,
  primaryKeyword: 'Palabra clave principal',
  keywords: 'Otras palabras clave',
  questions: 'Preguntas que responder',
  alsoServes: 'También atiende a',
  sharedPages:
    'Una intención sin palabra clave propia comparte página: dos páginas para la misma búsqueda competirían entre sí.',
  linksTo: 'Página siguiente',
  share: (intents) => `Una sola página puede atenderlas juntas: ${intents}.`,
  stages: 'Etapas',
  uncovered: (uncovered, all) =>
    `${format.number(uncovered)} de ${format.plural(all, { one: '# palabra clave', other: '# palabras clave' })} sin artículo`,
  empty: 'ninguna palabra clave',
  keyword: 'Palabra clave',
  stage: 'Etapa',
  intent: 'Intención',
  likely: 'Probabilidad',
  articles: 'Tus artículos',
  write: 'Planificar un esquema',
  writeNamed: (keyword) => `Planificar un esquema para ${keyword}`,
  none: 'todavía ninguno',
});
