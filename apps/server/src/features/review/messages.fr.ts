import type { ReviewSentences } from './messages.en.ts';

/** The same in French. */
export const french: ReviewSentences = {
  notYours: 'Vous pouvez lire ce contenu, mais pas en demander la relecture.',
  noReviewer: 'Seul un administrateur de cet espace de travail, autre que l’auteur, peut relire ce contenu.',
  adminsDecide: 'Seul un administrateur de cet espace de travail peut approuver ou renvoyer un contenu.',
  ownWork: 'Vous l’avez écrit vous-même : un autre administrateur doit l’approuver ou le renvoyer.',
  notOpen: 'Cette relecture est close. Une décision a été prise ou elle a été retirée.',
  outdated: 'Le texte a changé depuis que vous l’avez ouvert. Relisez-le, puis continuez.',
  noComment: 'Ce commentaire n’existe pas.',
  notYourComment: 'Ce commentaire appartient à quelqu’un d’autre.',
  notYoursToResolve:
    'Seules les personnes qui peuvent modifier le texte ou l’auteur du commentaire peuvent le résoudre.',
  tooManyComments: (most) => `Un élément peut compter au plus ${most} commentaires et réponses.`,
  adminsOnly: 'Seul un administrateur de cet espace de travail peut modifier cela.',
};
