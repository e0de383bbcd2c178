import type { Translation } from '../../../../lib/messages/define-messages.ts';
import { formatMonth } from '../../../../lib/messages/format-month.ts';
import type { predictiveMessages as english } from './messages.ts';

/** Texts of the predictive analytics results, in French. */
export const predictiveMessages: Translation<typeof english> = (format) => {
  const rounded = (value: number): string => format.number(Math.round(value));
  return {
    value: rounded,
    number: (value) => format.number(value),
    assumptions: 'Hypothèses',
    ahead: 'Mois à venir',
    aheadOf: (months) => format.plural(months, { one: '# mois', other: '# mois' }),
    position: 'Position dans les résultats',
    positionOf: (position) => `position ${format.number(position)}`,
    baseRate: (share, publisher, year) =>
      `Seulement ${format.number(Math.round(share * 1000) / 10)} % des nouvelles pages atteignent les dix premiers résultats en un an (${publisher}, ${year}).`,
    clickSources: (publishers) =>
      `Taux de clics publiés par ${publishers} ; ils divergent, l’écart est donc affiché.`,
    noOwnClicks: 'Vos propres clics ne sont pas connus ici.',
    importClicks: 'Importez-les de Search Console',
    ownClicks: (position, { impressions, clicks, weight }) =>
      `Vous êtes apparu ${format.number(impressions)} fois autour de la position ${format.number(position)} et avez obtenu ${format.number(clicks)} clics. Cela compte pour ${format.percent(weight)} ; les taux publiés font le reste.`,
    noOwnClicksHere: (position) =>
      `Vous n’êtes pas apparu autour de la position ${format.number(position)} : seuls les taux publiés sont donc utilisés.`,
    rateRestsOn: (rate: number, weight: number) =>
      weight === 0
        ? `Taux de clic ${format.percent(rate)} : d’après les seules études publiées.`
        : `Taux de clic ${format.percent(rate)} : ${format.percent(1 - weight)} d’après les études publiées, ${format.percent(weight)} d’après vos propres clics.`,
    withoutBrands: (brands: readonly string[]) =>
      `Les recherches de votre propre nom (${brands.join(', ')}) ne comptent pas.`,
    countedBy: (method, from, to) => `Compté par ${method}, du ${from} au ${to}.`,
    searched: 'D’après le nombre de recherches de ce mot-clé par mois.',
    viewsOf: 'D’après les vues de l’article',
    viewsAt: (host) => `sur ${host}.`,
    nearest: (keyword) =>
      `Aucun article intitulé « ${keyword} » n’a été trouvé : celui-ci est le plus proche, et non la demande pour le mot-clé lui-même.`,
    sharedWith: (keywords) =>
      `Le même article est utilisé pour ${keywords.map((one) => `« ${one} »`).join(', ')} : les prévisions sont donc identiques.`,
    unknown:
      'Aucune source n’a de données sur la demande, il n’y a donc pas de prévision. Une clé DataForSEO dans les réglages fournit les volumes de recherche ; Wikipédia fournit les vues si elle a un article.',
    counted: 'Réel à ce jour',
    expected: (months) => `Attendu sur ${months}`,
    between: (low, high) => `Intervalle à 90 % : ${low}–${high}`,
    visits: (position) => `Visites en ${position}`,
    noVisits:
      'Les vues d’un article ne sont pas des recherches : elles montrent la saison et la tendance, pas les visites à attendre.',
    season_none: 'sans saison nette',
    season_multiplied: 'avec une saison',
    season_added: 'avec une saison',
    restsOn: (observations) =>
      `s’appuie sur ${format.plural(observations, { one: '# mois', other: '# mois' })}`,
    inOutline: 'présent dans votre plan',
    notInOutline: 'absent de votre plan',
    chart: (subject) => `${subject} : ce qui a été compté, et la prévision avec ses intervalles`,
    axis_searches: 'Recherches par mois',
    axis_pageviews: 'Vues de l’article par mois',
    countedIn: (month, value) => `${formatMonth(month)} : ${rounded(value)}`,
    forecastFor: (month, value, low, high) =>
      `${formatMonth(month)} : prévision ${rounded(value)}, intervalle à 90 % ${rounded(low)}–${rounded(high)}`,
    forecastFrom: (month) => (month === '' ? 'Prévision' : `Prévision à partir de ${formatMonth(month)}`),
    table: 'En tableau',
    monthColumn: 'Mois',
    forecast: 'Prévision',
    interval50: 'Intervalle à 50 %',
    interval90: 'Intervalle à 90 %',
    range: (low, high) => `${rounded(low)}–${rounded(high)}`,

    record: 'Ce qu’ont donné les prévisions passées',
    recordLoading: 'Chargement des prévisions passées…',
    recordFailed: 'Les prévisions passées n’ont pas pu être chargées',
    retry: 'Réessayer',
    recordNone:
      'Aucun mois d’une prévision n’est encore passé. Chaque prévision est évaluée ici une fois son mois terminé.',
    recordSum: (months, within50, within90) =>
      `${format.plural(months, { one: '# mois évalué', other: '# mois évalués' })} : ${within50} dans l’intervalle à 50 %, ${within90} dans l’intervalle à 90 %.`,
    keyword: 'Mot-clé',
    made: 'Faite',
    graded: 'Mois évalués',
    within90: 'Dans l’intervalle à 90 %',
    error: 'Erreur moyenne',
    errorOf: (smape) => `${format.number(Math.round(smape))} %`,
    verdict: 'Verdict',
    verdict_held: 'tenue',
    verdict_missed: 'manquée',
    verdict_open: 'en cours',
    share: (share) => (share === null ? '—' : format.percent(share)),
    date: (moment) => format.date(moment),

    topics: 'Sujets, du plus au moins inhabituel',
    noTopics: 'Aucune source n’a de données de consultation pour ces sujets.',
    topic: 'Sujet',
    trend: 'Tendance',
    trend_emerging: 'émergent',
    trend_steady: 'stable',
    trend_falling: 'en baisse',
    trend_unknown: 'inconnue',
    growth: 'Croissance',
    growthOf: (growth) => (growth === null ? '—' : `${growth > 0 ? '+' : ''}${format.percent(growth)}`),
    unusual: 'Caractère inhabituel',
    deviations: (zScore) =>
      zScore === null
        ? '—'
        : format.plural(Math.round(zScore * 10) / 10, { one: '# écart type', other: '# écarts types' }),
    level: 'Vues de l’article par mois',
    foundBy: 'Trouvé par',
    lately: 'Deux ans',
    sources: 'Sources interrogées',
  };
};
