import type { AnalyticsSentences } from './messages.en.ts';

/** The same in French. */
export const french: AnalyticsSentences = {
  notFound: 'La ressource demandée est introuvable.',
  forbidden: 'Seul qui l’a ajouté, ou un administrateur de l’espace de travail, peut le retirer.',
  exportTooLarge: 'Cet export est trop volumineux. Téléchargez-en un de moins de jours ou de lignes.',
  unreadableExport:
    'Ce n’est pas un export de Search Console. Téléchargez-le là-bas dans Performances, Exporter, « Télécharger CSV », et donnez le zip entier.',
  noFigures:
    'Ce fichier n’a pas de tableau de requêtes, de pages ou de jours. Donnez le zip entier que Search Console télécharge, sans comparaison de périodes.',
  daysMissing:
    'Ce fichier ne dit pas de quels jours il parle. Donnez le premier et le dernier jour, ou le zip entier.',
  wrongDays: 'Les jours doivent commencer avant de finir, et être 550 au plus.',
  tooManyImports: 'L’espace de travail conserve 60 importations. Retirez-en une qui ne sert plus.',
  noSite: 'Ce n’est pas un site. Indiquez un domaine comme example.com.',
  watchlistFull: (kind, limit) =>
    `Un espace de travail suit ${limit} ${kind === 'competitor' ? 'concurrents' : 'mots-clés'} au plus. Retirez-en un, puis ajoutez-en un autre.`,
  dailyForAdmins:
    'Seul un administrateur de l’espace de travail peut changer cela : ce réglage consomme les requêtes de l’espace.',
  checkFailed: 'Les sites n’ont pas pu être consultés. Nouvel essai demain.',
  connectionForAdmins:
    'Seul un administrateur de l’espace de travail peut connecter Search Console ou modifier la connexion.',
  wrongRange: 'L’intervalle doit commencer avant de finir, et compter 731 jours au plus.',
};
