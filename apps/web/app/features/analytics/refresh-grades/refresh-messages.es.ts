import { REFRESH_RULES, type GradedEffect } from '@pagewright/contract/analytics';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import { signed, type refreshGradesMessages as english } from './refresh-messages.ts';

const REASONS: Readonly<Record<NonNullable<GradedEffect['reason']>, string>> = {
  waiting: 'Demasiado pronto',
  overlap: 'Coincide con otra actualización',
  no_figures: 'Faltan datos',
  few_clicks: 'Muy pocos clics para saberlo',
  few_controls: 'Muy pocas páginas para saberlo',
};

/** Texts about graded refreshes, in Spanish. */
export const refreshGradesMessages: Translation<typeof english> = (format) => ({
  title: '¿Valieron la pena las actualizaciones?',
  loading: 'Comparando páginas actualizadas con otras sin cambios',
  failed: 'No se pudieron cargar las actualizaciones',
  retry: 'Reintentar',
  none: `Todavía no hay actualizaciones. Cuenta como tal un artículo publicado en el que cambió el ${format.percent(REFRESH_RULES.changedShare)} de las palabras o más después de publicarse.`,
  noneOfPage: 'Esta página no se actualizó, o aquí no se conocen sus cambios.',
  comparing: (versions) =>
    format.plural(versions, {
      one: 'Falta por comparar # versión guardada.',
      other: 'Faltan por comparar # versiones guardadas.',
    }),
  list: 'Actualizaciones y sus efectos',
  article: 'Artículo',
  refreshed: 'Actualizado',
  days: (from, to) => (from === to ? from : `del ${from} al ${to}`),
  changed: 'Palabras cambiadas',
  share: (share) => format.percent(share),
  verdict: '¿Le tocaba?',
  due: 'Le tocaba',
  notDue: 'No le tocaba',
  unknown: '—',
  after: (weeks) => `A las ${format.number(weeks)} semanas`,
  change: (change) => signed(format, change),
  interval: (low, high, pages) =>
    `de ${signed(format, low)} a ${signed(format, high)}, ${format.plural(pages, { one: '# página', other: '# páginas' })}`,
  gained: (clicks) => `${clicks > 0 ? '+' : ''}${format.plural(clicks, { one: '# clic', other: '# clics' })}`,
  more: 'Más clics',
  fewer: 'Menos clics',
  unclear: 'Sin efecto claro',
  reason: (reason) => REASONS[reason],
  readyOn: (day) => `Disponible después del ${day}`,
  fewControls: (pages) =>
    `${format.number(pages)} de ${format.number(REFRESH_RULES.controlsMin)} páginas parecidas sin cambios`,
  hits: 'Con qué frecuencia acertaron los veredictos',
  judged: (hits) =>
    hits.isEnough && hits.interval
      ? `De ${format.number(hits.refreshes)} páginas actualizadas a las que les tocaba, ${format.number(hits.gained)} ganaron clics en ${format.number(REFRESH_RULES.hitWeeks)} semanas: el ${format.percent(hits.gained / hits.refreshes)} (intervalo del 95 %: de ${format.percent(hits.interval.low)} a ${format.percent(hits.interval.high)}). ${format.number(hits.clearly)} ganaron con claridad.`
      : `Páginas a las que les tocaba: demasiado pocas para saberlo (${format.number(hits.refreshes)} de ${format.number(REFRESH_RULES.hitsMin)} actualizaciones con un efecto a las ${format.number(REFRESH_RULES.hitWeeks)} semanas).`,
  other: (hits) =>
    hits.isEnough && hits.interval
      ? `De ${format.number(hits.refreshes)} a las que no les tocaba, ${format.number(hits.gained)} ganaron: el ${format.percent(hits.gained / hits.refreshes)} (de ${format.percent(hits.interval.low)} a ${format.percent(hits.interval.high)}).`
      : `Páginas a las que no les tocaba: demasiado pocas para saberlo (${format.number(hits.refreshes)} de ${format.number(REFRESH_RULES.hitsMin)}).`,
  chance: 'Solo por azar ganaría cerca de la mitad.',
  firstOf: (shown, total) =>
    `Las ${format.number(shown)} actualizaciones más recientes de ${format.number(total)}.`,
  method: `Clics de cuatro semanas frente a las ${format.number(REFRESH_RULES.before)} semanas anteriores, comparados con páginas de este sitio que tenían tráfico, tendencia y temporada similares y que no cambiaron mientras tanto. El efecto es la diferencia, con un intervalo del 95 %; le sigue el número de páginas. Los días que aún no son definitivos no cuentan.`,
  methodTitle: 'Cómo se calcula',
});
