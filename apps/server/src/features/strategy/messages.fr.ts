import type { StrategySentences } from './messages.en.ts';

/** The same in French. */
export const french: StrategySentences = {
  notFound: 'La ressource demandée est introuvable.',
  conflict: 'Ce brief a été modifié ailleurs depuis que vous l’avez ouvert.',
  removedTooLongAgo: 'Ce brief ne peut plus être rétabli.',
  noKeyword:
    'Aucun mot-clé n’a été trouvé dans cette idée. Reformulez-la avec des mots, ou saisissez un mot-clé.',
  languageUnsupported:
    'Nous ne savons pas encore lire les idées dans cette langue. Saisissez vous-même un mot-clé et réessayez.',
  pageWithoutText: 'Aucun article n’a été trouvé sur cette page. Collez plutôt son texte.',
  pageTwice: 'Cette page a été ajoutée deux fois.',
  untitledPage: 'Page sans titre',
  reading: 'Lecture des pages',
  gathering: 'Réunion des preuves',
  finding: 'Recherche de termes, de questions et de sections',
  wording: 'Rédaction des intertitres et des phrases',
  analyzing: 'Recherche de mots-clés et de questions',
  wordingAnswers: 'Rédaction des réponses',
  wordingTitles: 'Rédaction des titres',
  planning: 'Planification des sujets et des liens',
  startInPast: 'Cette date est passée. Choisissez aujourd’hui ou une date ultérieure.',
  saving: 'Enregistrement',
  copyOf: (title) => `Copie de ${title}`,
};
