import type { Translation } from '../../lib/messages/define-messages.ts';
import type { ruleMessages as english } from './rule-messages.ts';

/** The switch for approval in French. */
export const ruleMessages: Translation<typeof english> = {
  title: 'Relecture',
  label: 'Approbation requise avant publication',
  help: 'Seul est publié ou planifié ce qu’un administrateur autre que l’auteur a approuvé. Ce qui est déjà public le reste ; le modifier demande aussi une approbation.',
  loading: 'Chargement...',
  failed: 'La règle des relectures n’a pas pu être chargée',
  retry: 'Réessayer',
  on: 'Désormais, seul ce qui a été approuvé est publié.',
  off: 'Les contenus peuvent être publiés sans approbation.',
};
