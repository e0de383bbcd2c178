import type { Translation } from '../../lib/messages/define-messages.ts';
import type { ruleMessages as english } from './approval-messages.ts';

/** Texts of the approval switch, in French. */
export const ruleMessages: Translation<typeof english> = {
  title: 'Relecture',
  label: 'Exiger une approbation avant publication',
  help: 'Un contenu ne peut être publié ou planifié que si un administrateur autre que son auteur l’a approuvé. Le contenu déjà public le reste ; le modifier demande aussi une approbation.',
  loading: 'Chargement...',
  failed: 'L’exigence d’approbation n’a pas pu être chargée',
  retry: 'Réessayer',
  on: 'Désormais, seuls les contenus approuvés sont publiés.',
  off: 'Les contenus peuvent être publiés sans approbation.',
};
