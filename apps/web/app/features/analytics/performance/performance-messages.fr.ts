import type { QueryView, SearchDevice, SearchMarkKind, SearchRange } from '@pagewright/contract/analytics';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { performanceMessages as english } from './performance-messages.ts';

const RANGES: Readonly<Record<SearchRange, string>> = {
  '28d': '28 jours',
  '3m': '3 mois',
  '6m': '6 mois',
  '12m': '12 mois',
  '16m': '16 mois',
};
const DEVICES: Readonly<Record<SearchDevice, string>> = {
  DESKTOP: 'Ordinateur',
  MOBILE: 'Mobile',
  TABLET: 'Tablette',
};
const VIEWS: Readonly<Record<QueryView, string>> = {
  near: 'Proches de la première page',
  all: 'Toutes',
  brand: 'Marque',
  other: 'Hors marque',
};
const VIEW_HELP: Readonly<Record<QueryView, string>> = {
  near: 'Positions 8 à 20 avec au moins 10 impressions : c’est là qu’un petit progrès rapporte le plus de clics. Par impressions décroissantes.',
  all: 'Par clics décroissants.',
  brand: 'Requêtes contenant l’un de vos termes de marque.',
  other: 'Requêtes sans terme de marque.',
};

const KINDS: Readonly<Record<SearchMarkKind, string>> = {
  published: 'Publié',
  refreshed: 'Actualisé',
  revised: 'Révisé',
};

/** Texts of the search performance screen, in French. */
export const performanceMessages: Translation<typeof english> = (format) => {
  const percent = (share: number): string => `${format.number(Math.round(share * 100))} %`;
  const andMore = (more: number): string => (more === 0 ? '' : ` et ${format.number(more)} de plus`);
  return {
    loading: 'Chargement des performances de recherche',
    failed: 'Les performances de recherche n’ont pas pu être chargées',
    retry: 'Réessayer',
    connect: 'Connecter Search Console',
    connectHelp:
      'Une fois la connexion établie, les données arrivent chaque jour, par page, requête, pays et appareil.',
    waitingTitle: 'La première récupération est en cours',
    waiting:
      'Les données s’affichent ici dès que les premiers jours arrivent, en commençant par les plus récents.',
    toSettings: 'Ouvrir les réglages de connexion',
    period: 'Période',
    range: (range) => RANGES[range],
    ownDays: 'Personnalisée',
    show: 'Afficher',
    country: 'Pays',
    allCountries: 'Tous les pays',
    countryOption: (name, clicks) => `${name} (${format.number(clicks)})`,
    device: 'Appareil',
    allDevices: 'Tous les appareils',
    deviceName: (device) => DEVICES[device],
    onlyPage: 'Page',
    allPages: 'Afficher toutes les pages',
    totals: 'Totaux',
    clicks: 'Clics',
    impressions: 'Impressions',
    ctr: 'Taux de clics',
    position: 'Position moyenne',
    count: (value) => format.number(value),
    share: (value) => (value === null ? '—' : `${format.number(Math.round(value * 1_000) / 10)} %`),
    place: (value) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
    change: (change, before) => `${change} par rapport à ${before}`,
    previous: 'la période précédente',
    yearBefore: 'l’année précédente',
    notComparable: (what, known, all) =>
      `Pas de comparaison avec ${what} : ${format.number(known)} jours connus sur ${format.number(all)}.`,
    unexplained: (clicks, impressions) =>
      `Inexpliqué : ${clicks} des clics et ${impressions} des impressions viennent de requêtes que Google ne nomme pas. Ils sont dans les totaux et absents des listes de requêtes.`,
    unexplainedUnknown:
      'Pour une seule page dans un pays ou sur un appareil, les lignes de Google omettent les requêtes anonymes : ces chiffres sont des minimums.',
    capped: (days) =>
      format.plural(days, {
        one: 'Pour # jour, Google a plus de lignes qu’il n’en renvoie.',
        other: 'Pour # jours, Google a plus de lignes qu’il n’en renvoie.',
      }),
    missing: (days) =>
      format.plural(days, {
        one: '# jour de la période n’a pas de données de Google. Il reste vide et ne compte pas comme zéro.',
        other:
          '# jours de la période n’ont pas de données de Google. Ils restent vides et ne comptent pas comme zéro.',
      }),
    provisional: (days) =>
      format.plural(days, { one: '# jour est provisoire.', other: '# jours sont provisoires.' }),
    measured: (from, to) =>
      `Mesuré par Google Search Console, du ${from} au ${to}, jours à l’heure du Pacifique.`,
    measure: 'Mesure',
    measures: 'Mesures affichées',
    timeline: 'Évolution',
    chart:
      'Chiffres par jour. Utilisez les flèches gauche et droite pour parcourir les jours ; le tableau ci-dessous contient les mêmes chiffres.',
    chartOf: (measure) =>
      `${measure} par jour. Utilisez les flèches gauche et droite pour parcourir les jours ; le tableau ci-dessous contient les mêmes chiffres.`,
    chartHint: 'Pointez un jour, ou déplacez le curseur, pour lire ses chiffres.',
    agents: 'Agents IA',
    agentViews: 'Pages lues par des agents IA',
    readers: 'Lecteurs venus de l’IA',
    aiReaders: 'Lecteurs venus d’assistants IA',
    answers: (panel) => `Réponses d’IA : ${panel}`,
    answerShare: (panel) => `Réponses d’IA qui vous mentionnent : ${panel}`,
    shareOf: (share, low, high, answers) =>
      `${percent(share)} (plage à 95 % : ${percent(low)} à ${percent(high)} ; ${format.plural(answers, { one: '# réponse', other: '# réponses' })})`,
    aiCounted: (sites) =>
      `Agents IA et lecteurs : comptés par jour en UTC, tous pays et appareils confondus${sites.length === 0 ? '' : `, sur ${sites.join(', ')}`}. Les robots des moteurs de recherche et les visites sans doute usurpées ne sont pas comptés.`,
    onDay: (day, value) => `${day} : ${value}`,
    unknown: 'pas de données',
    published: (titles, more) => `publié : ${titles}${andMore(more)}`,
    refreshed: (titles, more) => `actualisé : ${titles}${andMore(more)}`,
    revised: (titles, more) => `révisé : ${titles}${andMore(more)}`,
    positionAxis: 'Position moyenne (1 est la meilleure)',
    markCount: (kind, items) => `${KINDS[kind]} : ${format.number(items)}`,
    table: 'Chiffres par jour',
    day: 'Jour',
    events: 'Publié, actualisé ou révisé',
    queries: 'Requêtes',
    query: 'Requête',
    queryView: 'Quelles requêtes',
    view: (view) => VIEWS[view],
    viewHelp: (view) => VIEW_HELP[view],
    noBrand: 'Aucun terme de marque n’est connu. Ajoutez-en dans Réglages → Connexions.',
    brandSplit: (terms, brand, other) =>
      `Requêtes nommées : ${brand} clics avec un terme de marque (${terms}), ${other} sans.`,
    previousClicks: 'Clics avant',
    pagesShown: 'Pages',
    pages: 'Pages',
    page: 'Page',
    pageView: 'Quelles pages',
    allOfPages: 'Toutes',
    decaying: 'En perte de clics',
    decayYear:
      'Pages qui ont perdu un cinquième de leurs clics, et au moins 10, par rapport aux mêmes semaines de l’année précédente.',
    decayPrevious:
      'Pages qui ont perdu un cinquième de leurs clics, et au moins 10, par rapport à la période précédente. La même saison de l’année précédente n’est pas connue : la baisse peut être en partie saisonnière.',
    comparedYear: 'Clics un an plus tôt',
    comparedPrevious: 'Clics avant',
    showPage: (page) => `Afficher seulement ${page}`,
    shared: 'Requêtes partagées par plusieurs pages',
    sharedHelp:
      'Pour ces requêtes, au moins deux de vos pages ont eu chacune un dixième des impressions ou plus. Elles se font peut-être concurrence : envisagez de les fusionner ou de donner à chacune son propre sujet.',
    sharedPages: (pages) => format.plural(pages, { one: '# page', other: '# pages' }),
    sharedPage: (page, clicks, impressions, position) =>
      `${page} : ${format.plural(clicks, { one: '# clic', other: '# clics' })}, ${format.plural(impressions, { one: '# impression', other: '# impressions' })}, position ${position}`,
    firstOf: (shown, total) => `Les ${format.number(shown)} premières sur ${format.number(total)}.`,
    none: 'Aucune pour cette période.',
    imported: 'Fichiers importés',
    allMarkets: 'Tout ce qui suit porte sur l’ensemble des pays et des appareils.',
    namedOnly:
      'Pour un seul pays ou appareil, les lignes de Google par page ne contiennent que les requêtes nommées : les anonymes manquent, ces chiffres sont donc des minimums.',
  };
};
