import type { Translation } from '../../lib/messages/define-messages.ts';
import type { runsMessages as english } from './messages.ts';

/** Texts of the active runs button, in Spanish. */
export const runsMessages: Translation<typeof english> = (format) => ({
  button: 'Tareas en curso',
  buttonActive: (count) => `Tareas en curso: ${format.number(count)}`,
  title: 'Tareas en curso',
  loading: 'Cargando...',
});
