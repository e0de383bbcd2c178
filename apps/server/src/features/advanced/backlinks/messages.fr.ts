import type { BacklinkSentences } from './messages.en.ts';

/** Messages in French. */
export const french: BacklinkSentences = {
  readingOthers: 'Lecture de pages qui pourraient faire un lien',
  checkingLinks: 'Vérification des liens',
  comparing: 'Comparaison',
  wording: 'Rédaction des messages',
  crawledOnly:
    'Ce résultat ne couvre que les pages que nous avons lues : celles des sites indiqués, celles vers lesquelles ils pointent et celles de votre recherche. Il peut y en avoir d’autres.',
  namedBy: (source) =>
    `${source} a fourni une liste de pages qui pointent vers ces sites. Nous avons lu les premières de la liste et ne présentons que ce que nous avons lu.`,
  notFound: 'La ressource demandée est introuvable.',
  forbidden:
    'Seule la personne qui a enregistré cette opportunité ou un administrateur de l’espace de travail peut la retirer.',
  removedTooLongAgo: 'Cette opportunité ne peut plus être rétablie.',
  listIsFull: 'La liste est pleine. Retirez les opportunités perdues avant d’en ajouter.',
  mentions: (brand) => `Mentions de ${brand}`,
  drafts: (count) => (count < 2 ? `${count} brouillon` : `${count} brouillons`),
};
