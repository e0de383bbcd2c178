import { countedList } from './counted-list.ts';
import type { WrittenSentences } from './messages.en.ts';

const number = (count: number): string => new Intl.NumberFormat('fr').format(count);
const plural = (count: number, one: string, other: string): string =>
  `${number(count)} ${count < 2 ? one : other}`;
const pages = (count: number): string => plural(count, 'page', 'pages');

/** What a report says, in French. */
export const french: WrittenSentences = {
  titles: {
    'track-gaps': 'Lacunes de contenu',
    'check-alerts': 'Changements chez les concurrents',
    'track-freshness': 'Pages à mettre à jour',
    'analyze-strategy': 'Stratégie d’un concurrent',
    'analyze-competitors': 'Opportunités de liens',
    'broken-links': 'Liens morts à remplacer',
    'unlinked-mentions': 'Mentions sans lien',
    'comprehensive-analysis': 'Contenu et concurrence',
    site: 'Audit du site',
  },
  titleOf: (name, subject) => (subject === '' ? name : `${name} : ${subject}`),
  mainPoints: 'L’essentiel',
  appendix: 'Annexe',
  basis: 'Sur quoi repose ce rapport',
  preparedFor: (client, workspace) => `Préparé pour ${client} par ${workspace}`,
  preparedBy: (workspace) => `Par ${workspace}`,
  dataFrom: (day) => `Données du ${day}`,
  pageOf: (page, all) => `Page ${page} sur ${all}`,
  restInAppendix: 'La suite figure en annexe.',
  all: (title) => `${title} : liste complète`,
  firstOf: (shown, count) => `Les ${number(shown)} premiers sur ${number(count)}.`,
  downloadPdf: 'Télécharger en PDF',
  none: '–',

  priority: {
    critical: 'Critique',
    high: 'Haute',
    warning: 'Bientôt',
    medium: 'Moyenne',
    watch: 'À surveiller',
    low: 'Basse',
    none: 'Aucune',
  },
  priorityColumn: 'Priorité',
  page: 'Page',
  why: 'Pourquoi',
  pagesColumn: 'Pages',
  whatToDo: 'Que faire',
  site: 'Site',
  date: 'Date',
  change: 'Changement',
  subject: 'Sujet',

  readWhole: (site, read) => `${site} : ${plural(read, 'page lue', 'pages lues')}.`,
  readPartly: (site, read, known) =>
    `${site} : ${number(read)} pages lues sur ${plural(known, 'page connue', 'pages connues')}. Rien n’est dit des autres.`,
  notRead: (site, problem) => `${site} n’a pas été lu. ${problem}`,
  unreadTitle: 'Pages qui n’ont pas pu être lues',
  ownPages: (count) =>
    `${plural(count, 'page de votre site a été comparée', 'pages de votre site ont été comparées')}.`,
  runAt: (day) => `Les données ont été recueillies le ${day}. Les sites ont pu changer depuis.`,

  gaps: {
    summary: (competitors) =>
      `Recherches pour lesquelles ${plural(competitors, 'concurrent a', 'concurrents ont')} une page et pas votre site, dans la mesure où il a été lu.`,
    count: (count) =>
      count === 0
        ? 'Aucune recherche n’a été trouvée pour laquelle vos concurrents ont une page et pas votre site.'
        : `Vos concurrents ont une page pour ${plural(count, 'recherche', 'recherches')} pour lesquelles aucune n’a été trouvée sur votre site.`,
    high: (count) => `${plural(count, 'd’entre elles est', 'd’entre elles sont')} de haute priorité.`,
    one: (keyword, having, all, demand) =>
      `« ${keyword} » : ${having} sur ${plural(all, 'concurrent a', 'concurrents ont')} une page${demand === null ? '' : `, et environ ${plural(demand, 'recherche', 'recherches')} par mois`}.`,
    uncertain: 'Votre site n’a pas été lu en entier : une page peut donc exister.',
    figures: {
      gaps: 'Lacunes trouvées',
      high: 'Haute priorité',
      compared: 'Recherches comparées',
      own: 'Vos pages comparées',
    },
    ours: 'Votre page',
    noneFound: 'Aucune trouvée',
    table: 'Pages à écrire en premier',
    columns: {
      keyword: 'Recherche',
      opportunity: 'Opportunité (0 à 100)',
      demand: 'Recherches par mois',
      who: 'Qui a une page',
    },
  },
  alerts: {
    summary: (day) => `Ce qui a changé sur les sites des concurrents depuis le ${day}.`,
    count: (count, sites) =>
      count === 0
        ? 'Aucun changement n’a été vu.'
        : `${plural(count, 'changement', 'changements')} sur ${plural(sites, 'site', 'sites')}.`,
    first: (sites) => `Lus pour la première fois, donc encore rien à comparer : ${sites}.`,
    figures: {
      all: 'Changements',
      new_page: 'Nouvelles pages',
      changed: 'Pages modifiées',
      removed_page: 'Pages supprimées',
    },
    table: 'Changements',
  },
  freshness: {
    summary: (count) => `Lesquelles de ${pages(count)} ont besoin d’une mise à jour, et pourquoi.`,
    urgent: (count) =>
      count === 0
        ? 'Aucune des pages lues n’a besoin d’une mise à jour pour l’instant.'
        : `${plural(count, 'page a besoin', 'pages ont besoin')} d’une mise à jour.`,
    figures: {
      critical: 'À mettre à jour',
      warning: 'Bientôt',
      watch: 'À surveiller',
      none: 'Bien en l’état',
    },
    table: 'Pages à mettre à jour, les plus urgentes d’abord',
  },
  strategy: {
    summary: (competitor) => `Ce que fait ${competitor}, dans la mesure où son site a été lu.`,
    strengths: 'Points forts',
    weaknesses: 'Points faibles',
    missedByUs: (topics) => `Ses sujets non trouvés sur votre site : ${topics}.`,
    missed: (topics) => `Vos sujets non trouvés sur son site : ${topics}.`,
    figures: { topics: 'Sujets traités', perMonth: 'Nouvelles pages par mois' },
    topicsTable: 'Ses sujets',
    missedTable: 'Ses sujets non trouvés sur votre site',
    finding: 'Constat',
  },
  links: {
    summary: (count) =>
      `${plural(count, 'page qui pourrait', 'pages qui pourraient')} faire un lien vers votre site, parmi les pages lues.`,
    kinds: {
      dead_link: (page) => `${page} a un lien mort qu’une de vos pages pourrait remplacer.`,
      links_to_competitors: (page) => `${page} fait un lien vers vos concurrents et pas vers vous.`,
      unlinked_mention: (page) => `${page} vous mentionne sans faire de lien.`,
    },
    nothing: 'Aucune page n’a été trouvée qui pourrait faire un lien vers vous.',
    figures: {
      dead_link: 'Liens morts',
      links_to_competitors: 'Liens vers les concurrents',
      unlinked_mention: 'Mentions sans lien',
    },
    table: 'Pages à qui demander un lien',
    ourPage: 'Votre page',
  },
  comprehensive: {
    summary: (keyword) => `Ce qu’il y a à gagner pour « ${keyword} » : texte, recherches et liens.`,
    gains: 'Principaux gains',
    noGains: 'Aucun gain n’a été trouvé.',
    missing: (part, message) => `${part} : ${message}`,
    parts: {
      score: 'Score du texte',
      intent: 'Intention de recherche',
      gaps: 'Lacunes de contenu',
      strategies: 'Concurrents',
      links: 'Liens',
    },
  },
  audit: {
    summary: (site) => `L’état technique de ${site} et que faire de ses pages.`,
    healthy: 'Aucun problème technique n’a été trouvé sur les pages lues.',
    issue: (title, count) => `${title} : ${pages(count)}.`,
    figures: {
      read: 'Pages lues',
      high: 'Problèmes graves',
      medium: 'Problèmes moyens',
      low: 'Problèmes mineurs',
    },
    issues: 'Problèmes techniques',
    columns: { issue: 'Problème', severity: 'Gravité', fix: 'Comment le corriger' },
    verdicts: 'Que faire des pages',
    verdict: {
      refresh: 'Mettre à jour',
      merge: 'Fusionner avec une autre page',
      redirect: 'Rediriger',
      widen: 'Étoffer',
      leave: 'Laisser en l’état',
      no_data: 'Données insuffisantes',
    },
    toDo: (refresh, merge, widen) =>
      countedList(
        [
          [refresh, 'à mettre à jour'],
          [merge, 'à fusionner'],
          [widen, 'à étoffer'],
        ],
        pages,
        'fr',
      ),
    leadsTo: 'Mène à',
    problem: 'Problème',
    sameAs: 'Identique à',
    images: 'Images',
    pagesWith: (issue) => `Pages : ${issue}`,
    coverage: (read, known, blocked, failed) =>
      `${number(read)} pages lues sur ${plural(known, 'page connue', 'pages connues')}${blocked === 0 ? '' : ` ; robots.txt en interdit ${blocked}`}${failed === 0 ? '' : ` ; ${failed} n’ont pas pu être lues`}.`,
    incomplete: 'Le site n’a pas été lu en entier : rien n’est dit de ce qui pourrait manquer.',
  },
};
