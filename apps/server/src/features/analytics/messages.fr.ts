import type { AnalyticsSentences } from './messages.en.ts';

/** Messages in French. */
export const french: AnalyticsSentences = {
  notFound: 'La ressource demandée est introuvable.',
  forbidden: 'Seule la personne qui l’a ajouté ou un administrateur de l’espace de travail peut le retirer.',
  exportTooLarge: 'Cet export est trop volumineux. Téléchargez-en un avec moins de jours ou de lignes.',
  unreadableExport:
    'Ce n’est pas un export de Search Console. Dans Search Console, ouvrez Performances, choisissez Exporter, « Télécharger CSV », et importez le fichier zip complet.',
  noFigures:
    'Ce fichier n’a pas de tableau de requêtes, de pages ou de jours. Importez le fichier zip complet de Search Console, exporté sans comparaison de dates.',
  daysMissing:
    'Ce fichier n’indique pas quels jours il couvre. Saisissez le premier et le dernier jour, ou importez le fichier zip complet.',
  wrongDays: 'Le premier jour doit précéder le dernier, et la période peut compter 550 jours au maximum.',
  tooManyImports:
    'Un espace de travail peut conserver 60 importations. Retirez-en une dont vous n’avez plus besoin.',
  aiLogTooLarge:
    'Ce journal est trop volumineux. Importez 50 Mo au maximum (500 Mo décompressés), par exemple un jour à la fois.',
  aiLogTooManyViews:
    'Ce journal compte plus de 200 000 visites d’agents d’IA. Importez-en une partie, par exemple un jour.',
  aiLogUnreadable:
    'Aucune ligne de ce fichier n’est une entrée de journal connue. Importez un journal d’accès Apache ou Nginx au format « combined », ou des lignes JSON de Cloudflare Logpush.',
  aiLogsFull:
    'L’espace de travail a trop de journaux importés. Supprimez-en un dont vous n’avez plus besoin.',
  noSite: 'Ce n’est pas un domaine valide. Saisissez-en un, par exemple example.com.',
  watchlistFull: (kind, limit) =>
    `Un espace de travail peut suivre ${limit} ${kind === 'competitor' ? 'concurrents' : 'mots-clés'} au maximum. Retirez un élément pour en ajouter un autre.`,
  dailyForAdmins:
    'Seul un administrateur de l’espace de travail peut changer cela : ce réglage consomme les requêtes de l’espace.',
  checkFailed: 'Les sites n’ont pas pu être vérifiés. Nous réessaierons demain.',
  connectionForAdmins:
    'Seul un administrateur de l’espace de travail peut connecter Search Console ou modifier la connexion.',
  wrongRange: 'Le premier jour doit précéder le dernier, et la période peut compter 731 jours au maximum.',
  speedForAdmins:
    'Seul un administrateur de l’espace de travail peut connecter les données de vitesse de Google ou modifier la connexion.',
  retriedAutomatically: (problem) => `${problem} Une nouvelle tentative aura lieu automatiquement.`,
  speedNotConnected: 'Connectez d’abord les données de vitesse de Google dans Réglages → Connexions.',
  speedNoSite: 'Explorez d’abord votre site, pour connaître son adresse et ses pages.',
  speedOtherSite: (site) =>
    `Cette page n’est pas sur ${site}. Seules les pages de votre propre site peuvent être vérifiées.`,
  speedDailyLimit:
    'Plus aucune requête de vitesse aujourd’hui : la limite quotidienne est atteinte. Elles reprennent demain (heure du Pacifique).',
  speedMeasuring: 'Google charge la page, ce qui prend environ une demi-minute',
  unreadableRanks:
    'Ce fichier n’a pas de colonne de mots-clés et de colonne de positions. Exportez un CSV de Semrush, Ahrefs, SerpBear ou d’un autre outil.',
  rankDayMissing: 'Ce fichier n’indique pas de quel jour datent toutes ses positions. Indiquez le jour.',
  rankFileEmpty: 'Ce fichier ne contient aucune position.',
  ranksName: 'Suivi des positions',
  rankNoSite:
    'Indiquez d’abord votre propre site ou surveillez un concurrent : il n’y a aucun site dont les positions puissent être suivies.',
  rankSourceUnknown: 'Cette source de recherche n’est pas configurée ou ne lit pas les positions.',
  rankDeviceUnknown: (title) => `${title} ne peut pas être interrogé pour cet appareil.`,
  rankTrackedAlready: 'Ce marché est déjà suivi avec cette source et cet appareil.',
  rankTooMany: (limit) => `Un espace de travail peut avoir au plus ${limit} suivis. Supprimez-en un d’abord.`,
  rankBudgetUsed:
    'Le budget mensuel du suivi des positions est épuisé. Les vérifications reprendront le mois prochain, ou dès qu’un administrateur l’augmentera.',
  rankPlanLimit:
    'Votre offre n’a plus de requêtes SEO ce mois-ci. Nous réessaierons demain ; votre propre clé d’API n’est pas décomptée de l’offre.',
  rankSourceMissing: (title) => `${title} n’est plus configuré pour cet espace de travail.`,
  rankUnknownProblem: (title) => `${title} n’a pas répondu.`,
  rankChanged: ({ keyword, site, isEntry, position }) =>
    isEntry
      ? `${site} est entré dans les dix premiers résultats pour « ${keyword} » (position ${position}).`
      : `${site} est sorti des dix premiers résultats pour « ${keyword} »${position === null ? '' : ` (position ${position})`}.`,
  moreRankChanges: (count) => (count === 1 ? 'Et un autre changement.' : `Et ${count} autres changements.`),
  searchPageFell: ({ page, clicks, before, isYearKnown }) =>
    isYearKnown
      ? `${page} a reçu ${clicks} clics en 28 jours, contre ${before} pendant les mêmes semaines l’année précédente.`
      : `${page} a reçu ${clicks} clics en 28 jours, contre ${before} pendant les 28 jours précédents. Les données de l’année précédente sont inconnues : la baisse peut être en partie saisonnière.`,
  searchQueryFell: ({ query, position }) =>
    `« ${query} » est sorti des dix premiers résultats : sa position moyenne sur 28 jours est de ${position.toFixed(1).replace('.', ',')}.`,
  moreSearchFalls: (count) => (count === 1 ? 'Et encore un.' : `Et ${count} autres.`),
  promptTooMany: (limit) =>
    `Un espace de travail peut avoir au plus ${limit} panels. Supprimez-en un d’abord.`,
  promptModelUnknown: (model) =>
    `Le modèle de langage ${model} n’est pas configuré pour cet espace de travail. Choisissez-en un autre.`,
  promptRunning: 'Ce panel est déjà en cours d’interrogation. Attendez la fin ou arrêtez-la.',
  promptRunsToday: (limit) =>
    `Un panel peut être interrogé au plus ${limit} fois en 24 heures. Réessayez plus tard.`,
  promptRunClosed:
    'Les réponses manquantes ne peuvent être demandées que dans les 24 heures suivant le début. Lancez une nouvelle interrogation.',
  promptShareChanged: ({ name, isUp, share, n }) =>
    `La part des réponses d’IA qui mentionnent ${name} est ${isUp ? 'montée' : 'descendue'} à ${Math.round(share * 100)} % (${n} réponses).`,
  promptProblems: (model) => ({
    ownerless:
      'L’administrateur au nom duquel les questions sont posées est parti. Enregistrez le panel pour le reprendre.',
    model_missing: `${model} n’est plus configuré pour cet espace de travail.`,
    plan_limit:
      'Votre offre n’a plus de requêtes IA ce mois-ci. Votre propre clé API ne compte pas dans l’offre.',
    key_refused: `La clé API de ${model} a été refusée.`,
    stopped: 'L’interrogation a été arrêtée.',
    took_too_long: 'L’interrogation a duré plus d’un jour et a été close.',
    busy: `${model} n’acceptait pas de requêtes.`,
    request_refused: `${model} a refusé la question.`,
    withheld: `${model} a retenu sa réponse.`,
    too_slow: `${model} a mis trop de temps à répondre.`,
    cut_off: 'La réponse était trop longue et s’est interrompue.',
    empty: 'La réponse était vide.',
    failed: `${model} n’a pas répondu.`,
  }),
};
