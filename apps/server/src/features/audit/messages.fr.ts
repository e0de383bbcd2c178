import type { AuditSentences } from './messages.en.ts';

/** Messages in French. */
export const french: AuditSentences = {
  adminsOnly: 'Seul un administrateur de cet espace de travail peut en voir l’activité.',
  wrongCursor: 'Cette page de la liste n’est plus valide. Rechargez la liste.',
};
