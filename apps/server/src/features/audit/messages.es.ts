import type { AuditSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: AuditSentences = {
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede ver su actividad.',
  wrongCursor: 'Esta página de la lista ya no es válida. Vuelve a cargar la lista.',
};
