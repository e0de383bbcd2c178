import type { RunSentences } from './messages.en.ts';

/** Messages in French. */
export const french: RunSentences = {
  notFound: 'La ressource demandée est introuvable.',
  forbidden:
    'Seule la personne qui a lancé cette analyse ou un administrateur de l’espace de travail peut la retirer.',
  removedTooLongAgo: 'Cette analyse ne peut plus être rétablie.',
  tooLarge: 'Cette analyse a trouvé plus que ce qui peut être enregistré. Affinez-la et relancez-la.',
  otherKind: 'Seules deux exécutions de la même analyse peuvent être comparées.',
};
