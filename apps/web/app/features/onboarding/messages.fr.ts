import type { Translation } from '../../lib/messages/define-messages.ts';
import type { onboardingMessages as english } from './messages.ts';

/** Texts of the first steps and the sample workspace, in French. */
export const onboardingMessages: Translation<typeof english> = {
  title: 'Premiers pas',
  progress: (done, of) => `${done} sur ${of} terminés`,
  done: 'Fait',
  open: 'À faire',
  hide: 'Masquer cette liste',
  hidden: 'La liste est masquée.',
  undo: 'Annuler',
  changeFailed: 'La liste n’a pas pu être modifiée',

  step_article: 'Ajoutez un article',
  text_article: 'Écrivez-en un, importez un fichier ou découvrez d’abord un exemple.',
  way_article: 'Écrire un article',
  importFile: 'Importer un fichier',
  step_score: 'Regardez son score',
  text_score: 'Donnez-lui un mot-clé principal. Chaque point vient avec sa raison.',
  way_score: 'Évaluer un article',
  step_brief: 'Créez un brief',
  text_brief: 'Dans le Créateur de stratégies, à partir d’une phrase : titres, questions et mots-clés.',
  way_brief: 'Créer un brief',
  step_publish: 'Publiez',
  text_publish: 'Passez le statut d’un article à « Publié » et enregistrez. Votre site Pagewright est prêt.',
  way_publish: 'Ouvrir un article',
  step_invite: 'Invitez un collègue',
  text_invite: 'Relisez et approuvez à plusieurs.',
  way_invite: 'Inviter quelqu’un',

  trySample: 'Essayer avec un exemple',
  sampleThere: 'Vous avez un espace d’exemple.',
  openSample: 'L’ouvrir',
  removeSample: 'Supprimer l’exemple',
  openFailed: 'L’espace d’exemple n’a pas pu être ouvert',
  leaveFailed: 'Votre espace de travail n’a pas pu être ouvert',
  removeFailed: 'L’espace d’exemple n’a pas pu être supprimé',

  sampleTitle: 'Espace d’exemple',
  sampleText:
    'Modifiez tout ce que vous voulez. Il est séparé de vos contenus, et un clic suffit à tout supprimer.',
  backTo: (name) => `Revenir à ${name}`,
};
