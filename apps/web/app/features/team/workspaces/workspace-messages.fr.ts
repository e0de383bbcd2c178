import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { workspaceMessages as english } from './workspace-messages.ts';

/** Texts of the workspace menu, in French. */
export const workspaceMessages: Translation<typeof english> = {
  workspaces: 'Espaces de travail',
  loading: 'Chargement des espaces de travail…',
  failed: 'Les espaces de travail n’ont pas pu être chargés',
  retry: 'Réessayer',
  switchFailed: 'L’espace de travail n’a pas pu être ouvert',
  create: 'Nouvel espace de travail',
  createFailed: 'L’espace de travail n’a pas pu être créé',
  name: 'Nom',
  nameHelp: 'Il a ses propres membres, contenus et offre. Vous en êtes l’administrateur.',
  nameRequired: 'Le nom est obligatoire',
  cancel: 'Annuler',
  submit: 'Créer l’espace de travail',
};
