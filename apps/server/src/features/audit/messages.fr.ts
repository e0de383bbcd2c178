import type { AuditSentences } from './messages.en.ts';

/** The same in French. */
export const french: AuditSentences = {
  adminsOnly: 'Seul un administrateur de cet espace de travail peut en lire l’activité.',
  wrongCursor: 'Cet endroit de la liste n’est pas valide. Reprenez depuis le début.',
};
