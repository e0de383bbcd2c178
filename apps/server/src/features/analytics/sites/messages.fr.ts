import type { SiteVerdict, StatusChange } from '@pagewright/contract/analytics';
import type { SiteIndexSentences } from './messages.en.ts';

const number = new Intl.NumberFormat('fr');
const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const either = new Intl.ListFormat('fr', { type: 'disjunction' });
const count = (value: number, one: string, other: string): string =>
  `${number.format(value)} ${value < 2 ? one : other}`;
const PROBLEMS: Readonly<Record<string, string>> = {
  site_unreachable: 'Le site a cessé de répondre.',
  robots_unavailable: 'Le fichier robots.txt du site n’a pas pu être lu.',
};
const VERDICTS: Readonly<Record<SiteVerdict, string>> = {
  refresh: 'Mettre à jour',
  merge: 'Fusionner',
  redirect: 'Rediriger',
  widen: 'Étoffer',
  leave: 'Laisser telle quelle',
  no_data: 'Aucune donnée',
};

const STATUS_CHANGES: Readonly<Record<StatusChange, string>> = {
  gone: 'Disparition constatée',
  redirected: 'Redirection constatée',
  back: 'Retour constaté',
};

/** Messages in French. */
export const french: SiteIndexSentences = {
  noSite: 'Ce site n’a pas été exploré.',
  noOwnSite: 'Indiquez d’abord votre site, ou le site à explorer.',
  isRunning: 'Ce site est déjà en cours d’exploration.',
  mayNotCancel: 'Seule la personne qui a lancé cette exploration, ou un administrateur, peut l’arrêter.',
  noLink: 'Ce lien n’est pas une suggestion pour un site que vous avez exploré.',
  tooManyDecisions: (most) =>
    `Votre espace de travail a tranché pour ${number.format(most)} liens, le maximum conservé. Annulez d’abord quelques décisions.`,
  noPageHere: 'Cette page n’appartient à aucun site que vous avez exploré.',
  draftOfTeammate: (name) =>
    `${name} a déjà ouvert cette page comme brouillon, que seuls son auteur et les administrateurs peuvent lire. Demandez-lui de l’envoyer en relecture.`,
  assigning: 'Attribution des pages',
  tooManyPages: (most) =>
    `Au plus ${number.format(most)} pages peuvent être modifiées à la fois. Affinez les filtres.`,
  planTitle: (verdict, page) => `${VERDICTS[verdict]} : ${page}`,
  planAway: (isGone, page) => `${isGone ? 'Page disparue' : 'Page redirigée'} : ${page}`,
  readingList: 'Lecture de la liste',
  addingAddresses: 'Ajout des adresses',
  noAddresses: (host) =>
    `La liste ne contient aucune adresse de ${host}. Les adresses d’autres hôtes ne peuvent pas être importées ici.`,
  importAfterCrawl:
    'Ce site est en cours d’exploration. Importez les adresses une fois l’exploration terminée.',
  readingPage: 'Lecture de la page',
  pageTooLarge: 'La page est trop grande pour devenir un article.',
  pageWithoutText: 'Aucun texte trouvé sur cette page.',
  noMember: 'Cette personne n’est pas membre de votre espace de travail.',
  viewNameTaken: 'Une vue porte déjà ce nom. Choisissez-en un autre.',
  tooManyViews: (most) =>
    `Votre espace de travail a ${number.format(most)} vues enregistrées, le maximum. Supprimez-en une d’abord.`,
  wrongCursor: 'Ce curseur n’appartient pas à cette liste. Rechargez la liste.',
  opening: 'Ouverture du site',
  reading: 'Exploration du site',
  comparing: 'Comparaison des pages',
  problem: (code) => PROBLEMS[code] ?? 'L’exploration a échoué. Relancez-la ; ce qui a été lu est conservé.',
  blocked: 'Bloquée par robots.txt : elle n’a pas été lue.',
  notRead: 'Pas encore lue.',
  failed: 'La page n’a pas répondu : rien n’est affirmé sur elle.',
  refused: (status) => `A renvoyé ${status} au lieu de la page : rien n’est affirmé sur elle.`,
  unreadable: 'La page n’a pas pu être lue : rien n’est affirmé sur elle.',
  notJudged: 'Lue, mais pas encore analysée.',
  noPage: 'L’adresse ne renvoie pas de page HTML.',
  broken: (status, inbound) =>
    `Renvoie ${status}, et ${count(inbound, 'page y renvoie', 'pages y renvoient')} par un lien. Redirigez-la vers la page la plus proche, ou corrigez les liens et le sitemap.`,
  unused: (status) => `Renvoie ${status}, et aucune page lue n’y renvoie par un lien.`,
  redirectLoop: 'La redirection n’atteint jamais de page.',
  redirectBroken: 'La redirection aboutit à une page disparue.',
  redirectChain:
    'Il faut plus d’une redirection pour atteindre la page. Faites pointer la première directement vers elle.',
  redirects: (url) => `Redirige vers ${url}.`,
  statusChange: (kind, before) => `${STATUS_CHANGES[kind]} : la page renvoyait ${before} auparavant.`,
  noindex: 'Marquée noindex.',
  canonical: (url) => `Son URL canonique est ${url}.`,
  sameText: (url) => `A le même texte que ${url}, qui a plus de liens internes ou qui vient en premier.`,
  sameQuery: (query, url) =>
    `Vise la même requête (« ${query} ») que ${url}, qui a plus de liens internes ou plus de mots.`,
  strongest: (query) => `C’est la plus forte des pages qui visent « ${query} ».`,
  thin: (words, least) => `${count(words, 'mot', 'mots')} ; en dessous de ${least}, le contenu est mince.`,
  old: (days, most) =>
    `Aucun changement depuis ${count(days, 'jour', 'jours')} ; au-delà de ${most} jours, une mise à jour s’impose.`,
  clicksFell: (clicks, before, { trafficDays, fallenShare }) =>
    `${count(clicks, 'clic', 'clics')} sur les ${trafficDays} derniers jours connus, ${number.format(before)} aux mêmes jours un an plus tôt ; à partir d’une perte de ${percent.format(fallenShare)} que le hasard n’explique pas, une mise à jour s’impose.`,
  clicksHold: (clicks, before, { trafficDays, fallenShare }) =>
    `Ses clics se maintiennent : ${number.format(clicks)} sur les ${trafficDays} derniers jours connus, ${number.format(before)} aux mêmes jours un an plus tôt (une mise à jour s’impose après une perte de ${percent.format(fallenShare)} que le hasard n’explique pas).`,
  shortOnPurpose: (words) =>
    `${count(words, 'mot', 'mots')} ; une page d’accueil, une liste de pages ou une page sur le site lui-même n’a pas de minimum.`,
  enoughWords: (words, least) => `${count(words, 'mot', 'mots')} (contenu mince : moins de ${least}).`,
  young: (days, most) =>
    `Dernier changement il y a ${count(days, 'jour', 'jours')} (mise à jour conseillée après ${most}).`,
  ageUnknown: 'La date de son dernier changement est inconnue.',
  wrongLanguage: (code) => `« ${code} » n’est pas un code de langue`,
  wrongJson: (block, place) =>
    `Le bloc JSON-LD ${block} n’est pas du JSON valide${place === null ? '' : ` : ligne ${place.line}, colonne ${place.column}`}`,
  missingProperty: (type, properties) =>
    `${type} : il manque ${either.format(properties.map((name) => `« ${name} »`))}`,
  orphansUnknown:
    'Les pages orphelines ne peuvent être identifiées que si toutes les pages connues ont été lues. Explorez le reste du site, et laissez passer le robot là où les pages le refusent.',
  imagesUnknown: (weighed, unknown) =>
    `La taille de ${count(unknown, 'image', 'images')} est inconnue : rien n’en est dit ; ${count(weighed, 'image vérifiée', 'images vérifiées')}.`,
  issues: {
    server_error: {
      title: 'Pages en erreur serveur (5xx)',
      fix: 'Cherchez ces adresses dans le journal du serveur et corrigez l’erreur. Tant qu’elles n’ont pas été lues, rien n’est affirmé sur leurs pages.',
    },
    not_found: {
      title: 'Pages introuvables (404, 410)',
      fix: 'Redirigez chaque adresse vers la page la plus proche, ou retirez les liens et les entrées du sitemap qui y mènent.',
    },
    links_broken: {
      title: 'Pages avec des liens internes cassés',
      fix: 'Remplacez chaque lien par une page qui fonctionne, ou retirez-le.',
    },
    redirect_loop: {
      title: 'Boucles de redirection',
      fix: 'Faites pointer l’une de ces redirections vers une page qui renvoie 200.',
    },
    redirect_broken: {
      title: 'Redirections vers une page disparue',
      fix: 'Faites pointer la redirection vers une page qui renvoie 200.',
    },
    canonical_broken: {
      title: 'URL canoniques qui mènent à une page disparue',
      fix: 'Choisissez comme URL canonique une page qui renvoie 200, en général la page elle-même.',
    },
    sitemap_broken: {
      title: 'Entrées du sitemap vers une page disparue',
      fix: 'Retirez ces adresses du sitemap, ou rétablissez les pages.',
    },
    sitemap_noindex: {
      title: 'Entrées du sitemap marquées noindex',
      fix: 'Retirez la directive noindex, ou retirez la page du sitemap.',
    },
    sitemap_blocked: {
      title: 'Entrées du sitemap bloquées par robots.txt',
      fix: 'Autorisez ces adresses dans robots.txt, ou retirez-les du sitemap.',
    },
    title_missing: { title: 'Titres manquants', fix: 'Écrivez un titre qui dit de quoi parle la page.' },
    unreachable: {
      title: 'Pages qui n’ont pas répondu',
      fix: 'Vérifiez que le serveur répond à ces adresses, puis explorez de nouveau le site.',
    },
    refused: {
      title: 'Pages qui refusent d’être lues (401, 403, 429 et autres)',
      fix: 'Cherchez ce qui refuse ces adresses : une connexion, un pare-feu ou une limite de requêtes. Laissez passer le robot, ou retirez les liens et les entrées du sitemap si aucun visiteur ne peut les ouvrir. D’ici là, rien n’est affirmé sur leurs pages.',
    },
    redirect_chain: {
      title: 'Chaînes de redirections',
      fix: 'Faites pointer la première redirection directement vers la dernière page.',
    },
    canonical_redirect: {
      title: 'URL canoniques qui mènent à une redirection',
      fix: 'Choisissez comme URL canonique l’adresse d’arrivée de la redirection.',
    },
    canonical_noindex: {
      title: 'URL canoniques qui mènent à une page noindex',
      fix: 'Choisissez une page indexable, ou retirez la directive noindex de sa cible.',
    },
    canonical_chain: {
      title: 'Chaînes d’URL canoniques',
      fix: 'Choisissez directement la dernière page de la chaîne.',
    },
    canonical_conflict: {
      title: 'Pages avec plusieurs URL canoniques',
      fix: 'Gardez un seul lien canonique dans l’en-tête de la page.',
    },
    orphan: {
      title: 'Pages orphelines',
      fix: 'Aucune page lue ne pointe vers celles-ci ; celles que robots.txt interdit n’ont pas été lues. Ajoutez un lien vers elles depuis une page proche, ou redirigez-les.',
    },
    title_duplicate: {
      title: 'Titres en double',
      fix: 'Donnez à chaque page son propre titre, ou fusionnez les pages.',
    },
    text_duplicate: {
      title: 'Pages au texte identique',
      fix: 'Gardez une page et redirigez les autres vers elle, ou choisissez-la comme URL canonique.',
    },
    hreflang_invalid: {
      title: 'Codes hreflang non valides',
      fix: 'Utilisez une langue ISO 639-1, avec un pays ISO 3166-1 si besoin : « fr » ou « fr-CA ».',
    },
    hreflang_broken: {
      title: 'Liens hreflang vers une page disparue',
      fix: 'Faites pointer chaque lien hreflang vers une page qui renvoie 200.',
    },
    hreflang_no_return: {
      title: 'hreflang sans lien de retour',
      fix: 'Ajoutez sur la page visée un lien hreflang vers cette page.',
    },
    structured_data_invalid: {
      title: 'Données structurées illisibles',
      fix: 'Corrigez le JSON-LD : un validateur montre où se trouve l’erreur.',
    },
    structured_data_incomplete: {
      title: 'Données structurées sans propriétés obligatoires',
      fix: 'Ajoutez les propriétés. Sans elles, Google n’affiche aucun résultat enrichi de ce type.',
    },
    sitemap_redirect: {
      title: 'Entrées du sitemap qui redirigent',
      fix: 'Indiquez plutôt l’adresse d’arrivée de la redirection.',
    },
    sitemap_canonical: {
      title: 'Entrées du sitemap avec une autre URL canonique',
      fix: 'Indiquez plutôt l’URL canonique, ou corrigez-la.',
    },
    h1_missing: { title: 'Titres H1 manquants', fix: 'Ajoutez un H1 qui nomme le sujet de la page.' },
    thin: {
      title: 'Pages au contenu mince',
      fix: 'Ajoutez ce qu’attendent les lecteurs, fusionnez la page avec une autre, ou marquez-la noindex.',
    },
    links_redirect: {
      title: 'Liens internes vers des redirections',
      fix: 'Mettez un lien direct vers la page d’arrivée de la redirection.',
    },
    description_missing: {
      title: 'Méta descriptions manquantes',
      fix: 'Écrivez une description d’environ 150 caractères.',
    },
    description_duplicate: {
      title: 'Méta descriptions en double',
      fix: 'Écrivez une description différente pour chaque page.',
    },
    h1_several: {
      title: 'Pages avec plusieurs H1',
      fix: 'Gardez un seul H1 et transformez les autres en H2.',
    },
    h1_duplicate: { title: 'Titres H1 en double', fix: 'Donnez à chaque page son propre H1.' },
    images_heavy: {
      title: 'Images de plus de 300 ko',
      fix: 'Réduisez-les à la taille affichée et enregistrez-les en WebP ou AVIF.',
    },
    images_alt_missing: {
      title: 'Images sans attribut alt',
      fix: 'Décrivez chaque image dans son attribut alt ; laissez-le vide (alt="") si l’image est purement décorative.',
    },
    hreflang_no_self: {
      title: 'hreflang sans lien vers la page elle-même',
      fix: 'Ajoutez un lien hreflang vers l’adresse et la langue de la page elle-même.',
    },
    sitemap_missing: {
      title: 'Pages indexables absentes du sitemap',
      fix: 'Ajoutez ces pages au sitemap, ou marquez-les noindex.',
    },
  },
};
