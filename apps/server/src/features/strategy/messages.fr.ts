import type { StrategySentences } from './messages.en.ts';

/** The same in French. */
export const french: StrategySentences = {
  notFound: 'La ressource demandée est introuvable.',
  conflict: 'Ce brief a été modifié ailleurs depuis que vous l’avez ouvert.',
  removedTooLongAgo: 'Ce brief ne peut plus être récupéré.',
  noKeyword: 'Aucun mot-clé n’a été trouvé dans cette idée. Écrivez-la avec des mots, ou donnez un mot-clé.',
  languageUnsupported:
    'Nous ne savons pas encore lire les idées dans cette langue. Donnez vous-même le mot-clé et réessayez.',
  pageWithoutText: 'Aucun article n’a été trouvé sur cette page. Collez plutôt son texte.',
  pageTwice: 'Cette page a été donnée deux fois.',
  untitledPage: 'Page sans titre',
  reading: 'Lecture des pages',
  gathering: 'Réunion des preuves',
  finding: 'Recherche de termes, de questions et de sections',
  wording: 'Rédaction des intertitres et des phrases',
  analysing: 'Recherche de mots-clés et de questions',
  wordingAnswers: 'Rédaction des réponses',
  wordingTitles: 'Rédaction des titres',
  planning: 'Planification des sujets et des liens',
  saving: 'Enregistrement',
  copyOf: (title) => `Copie de ${title}`,
};
