import { REFRESH_RULES, type GradedEffect } from '@pagewright/contract/analytics';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import { signed, type refreshGradesMessages as english } from './refresh-messages.ts';

const REASONS: Readonly<Record<NonNullable<GradedEffect['reason']>, string>> = {
  waiting: 'Trop tôt',
  overlap: 'Une autre mise à jour se superpose',
  no_figures: 'Des données manquent',
  few_clicks: 'Trop peu de clics pour conclure',
  few_controls: 'Trop peu de pages pour conclure',
};

/** Texts about graded refreshes, in French. */
export const refreshGradesMessages: Translation<typeof english> = (format) => ({
  title: 'Les mises à jour ont-elles payé ?',
  loading: 'Comparaison des pages mises à jour avec des pages inchangées',
  failed: 'Les mises à jour n’ont pas pu être chargées',
  retry: 'Réessayer',
  none: `Aucune mise à jour pour l’instant. Compte comme telle un article publié dont au moins ${format.percent(REFRESH_RULES.changedShare)} des mots ont changé après sa publication.`,
  noneOfPage: 'Cette page n’a pas été mise à jour, ou ses modifications ne sont pas connues ici.',
  comparing: (versions) =>
    format.plural(versions, {
      one: '# version enregistrée reste à comparer.',
      other: '# versions enregistrées restent à comparer.',
    }),
  list: 'Mises à jour et leurs effets',
  article: 'Article',
  refreshed: 'Mis à jour',
  days: (from, to) => (from === to ? from : `du ${from} au ${to}`),
  changed: 'Mots modifiés',
  share: (share) => format.percent(share),
  verdict: 'Était-ce nécessaire ?',
  due: 'À mettre à jour',
  notDue: 'Pas nécessaire',
  unknown: '—',
  after: (weeks) => `Après ${format.number(weeks)} semaines`,
  change: (change) => signed(format, change),
  interval: (low, high, pages) =>
    `de ${signed(format, low)} à ${signed(format, high)}, ${format.plural(pages, { one: '# page', other: '# pages' })}`,
  gained: (clicks) => `${clicks > 0 ? '+' : ''}${format.plural(clicks, { one: '# clic', other: '# clics' })}`,
  more: 'Plus de clics',
  fewer: 'Moins de clics',
  unclear: 'Pas d’effet net',
  reason: (reason) => REASONS[reason],
  readyOn: (day) => `Disponible après le ${day}`,
  fewControls: (pages) =>
    `${format.number(pages)} pages comparables inchangées sur les ${format.number(REFRESH_RULES.controlsMin)} nécessaires`,
  hits: 'Les verdicts étaient-ils justes ?',
  judged: (hits) =>
    hits.isEnough && hits.interval
      ? `Sur ${format.number(hits.refreshes)} pages à mettre à jour qui l’ont été, ${format.number(hits.gained)} ont gagné des clics en ${format.number(REFRESH_RULES.hitWeeks)} semaines : ${format.percent(hits.gained / hits.refreshes)} (intervalle à 95 % : ${format.percent(hits.interval.low)} à ${format.percent(hits.interval.high)}). Le gain est net pour ${format.number(hits.clearly)} d’entre elles.`
      : `Pages à mettre à jour : trop peu pour conclure (${format.number(hits.refreshes)} mises à jour avec un effet après ${format.number(REFRESH_RULES.hitWeeks)} semaines, sur les ${format.number(REFRESH_RULES.hitsMin)} nécessaires).`,
  other: (hits) =>
    hits.isEnough && hits.interval
      ? `Sur ${format.number(hits.refreshes)} qui n’en avaient pas besoin, ${format.number(hits.gained)} ont gagné des clics : ${format.percent(hits.gained / hits.refreshes)} (${format.percent(hits.interval.low)} à ${format.percent(hits.interval.high)}).`
      : `Pages qui n’en avaient pas besoin : trop peu pour conclure (${format.number(hits.refreshes)} sur les ${format.number(REFRESH_RULES.hitsMin)} nécessaires).`,
  chance: 'Par le seul hasard, environ la moitié gagnerait des clics.',
  firstOf: (shown, total) =>
    `Les ${format.number(shown)} mises à jour les plus récentes sur ${format.number(total)}.`,
  method: `Clics de quatre semaines par rapport aux ${format.number(REFRESH_RULES.before)} semaines précédentes, comparés à des pages de ce site qui avaient un trafic, une tendance et une saison semblables et qui n’ont pas changé entre-temps. L’effet est la différence, avec un intervalle à 95 % ; le nombre de pages suit. Les jours qui ne sont pas définitifs ne comptent pas.`,
  methodTitle: 'Comment c’est calculé',
});
