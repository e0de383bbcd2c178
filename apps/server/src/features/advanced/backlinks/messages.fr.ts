import type { BacklinkSentences } from './messages.en.ts';

/** The same in French. */
export const french: BacklinkSentences = {
  readingOthers: 'Lecture de pages qui pourraient faire un lien',
  checkingLinks: 'Vérification des liens',
  comparing: 'Comparaison',
  wording: 'Rédaction des messages',
  crawledOnly:
    'Seules sont connues les pages lues ici : celles des sites indiqués, celles vers lesquelles ils pointent et celles de votre recherche. Il peut y en avoir d’autres.',
  namedBy: (source) =>
    `${source} a indiqué des pages qui pointent vers ces sites ; les premières indiquées ont été lues, et seul ce qui a été lu est rapporté.`,
  notFound: 'La ressource demandée est introuvable.',
  forbidden:
    'Seul qui garde cette opportunité, ou un administrateur de l’espace de travail, peut la retirer de la liste.',
  removedTooLongAgo: 'Cette opportunité ne peut plus être récupérée.',
  listIsFull: 'La liste est pleine. Retirez ce qui est perdu avant d’en garder davantage.',
  mentions: (brand) => `Mentions de ${brand}`,
  drafts: (count) => (count < 2 ? `${count} brouillon` : `${count} brouillons`),
};
