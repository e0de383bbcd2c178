import { VALIDITY_PAGES_MIN } from '@pagewright/contract/analytics';
import { french } from '@pagewright/contract/finding-sentences/french';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { validityMessages as english } from './validity-messages.ts';

/** Texts about the score's validity, in French. */
export const validityMessages: Translation<typeof english> = (format) => ({
  title: 'Que vaut le score sur vos pages ?',
  loading: 'Comparaison des scores et des positions',
  failed: 'La comparaison n’a pas pu être chargée',
  retry: 'Réessayer',
  notConnected:
    'Connectez Search Console pour voir si, sur vos propres pages, les scores plus élevés vont avec de meilleures positions.',
  connect: 'Connecter Search Console',
  method: (after) =>
    `Corrélation de rangs de Spearman entre le score à la publication et ce que Search Console a mesuré ${format.number(after)} jours plus tard, pendant deux semaines. Elle montre s’ils vont ensemble, pas que l’un cause l’autre.`,
  position: 'Score et meilleure position',
  clicks: 'Score et clics',
  tooFew: (pages) =>
    `Trop peu pour conclure : ${format.plural(pages, { one: '# page', other: '# pages' })} sur les ${format.number(VALIDITY_PAGES_MIN)} nécessaires.`,
  constant: (pages) => `Incalculable : les ${format.number(pages)} pages ont la même valeur.`,
  found: (rho, low, high, pages) =>
    `${format.number(Math.round(rho * 100) / 100)} (intervalle à 95 % : ${format.number(Math.round(low * 100) / 100)} à ${format.number(Math.round(high * 100) / 100)} ; ${format.number(pages)} pages)`,
  positive: 'Les scores plus élevés vont avec de meilleurs résultats.',
  negative: 'Les scores plus élevés vont avec de moins bons résultats.',
  unclear: 'L’intervalle contient 0 : aucune relation n’est démontrée.',
  parts: 'Par partie du score',
  partsHelp:
    'Telles qu’elles étaient à la publication. Les textes enregistrés avant que ces valeurs soient conservées ne comptent que s’ils n’ont pas changé depuis.',
  part: 'Partie',
  partName: (part) => french.parts[part],
  forecasts: 'Ce que les prévisions ont donné',
  forecastsLoading: 'Chargement des prévisions passées',
  forecastsFailed: 'Les prévisions passées n’ont pas pu être chargées',
  forecastsNone: 'Aucun mois d’une prévision n’est encore passé.',
  forecastsSum: (months, within50, within90) =>
    `${format.plural(months, { one: '# mois évalué', other: '# mois évalués' })} : ${format.number(Math.round(within50 * 100))} % dans l’intervalle à 50 %, ${format.number(Math.round(within90 * 100))} % dans l’intervalle à 90 %.`,
  forecastError: (smape) => `Erreur moyenne : ${format.number(Math.round(smape))} %.`,
  forecastsHelp:
    'Si les intervalles sont fiables, environ 50 % et 90 % des mois s’y trouvent, sur une longue durée.',
  toForecasts: 'Ouvrir les prévisions',
  waiting: (pages) =>
    format.plural(pages, {
      one: '# page publiée est trop récente, ou ses données ne sont pas encore là.',
      other: '# pages publiées sont trop récentes, ou leurs données ne sont pas encore là.',
    }),
  unfound: (pages) =>
    format.plural(pages, {
      one: '# page n’a eu aucune impression pendant ses deux semaines : elle compte pour les clics, pas pour la position.',
      other:
        '# pages n’ont eu aucune impression pendant leurs deux semaines : elles comptent pour les clics, pas pour la position.',
    }),
});
