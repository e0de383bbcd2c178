import type { AuditSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: AuditSentences = {
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede leer su actividad.',
  wrongCursor: 'Este punto de la lista no es válido. Empieza desde el principio.',
};
