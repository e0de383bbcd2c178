import type { ReviewSentences } from './messages.en.ts';

/** The same in French. */
export const french: ReviewSentences = {
  notYours: 'Vous pouvez lire ce contenu, mais pas en demander la relecture.',
  noReviewer: 'Seul un administrateur de cet espace de travail, autre que l’auteur, peut relire ce contenu.',
  adminsDecide: 'Seul un administrateur de cet espace de travail peut approuver ou renvoyer un contenu.',
  ownWork: 'Vous l’avez écrit vous-même : un autre administrateur doit l’approuver ou le renvoyer.',
  notOpen: 'Personne n’attend plus cette relecture. Elle a été décidée ou retirée.',
  outdated: 'Le texte a changé depuis que vous l’avez ouvert. Relisez-le, puis continuez.',
  noComment: 'Il n’y a pas de tel commentaire ici.',
  notYourComment: 'Ce commentaire est de quelqu’un d’autre.',
  notYoursToResolve: 'Peut le résoudre qui a le droit de modifier le texte, ou qui a écrit le commentaire.',
  tooManyComments: (most) => `Un élément compte au plus ${most} commentaires et réponses.`,
  adminsOnly: 'Seul un administrateur de cet espace de travail peut modifier cela.',
};
