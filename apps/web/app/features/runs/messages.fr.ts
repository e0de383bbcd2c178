import type { Translation } from '../../lib/messages/define-messages.ts';
import type { runsMessages as english } from './messages.ts';

/** Texts of the active runs button, in French. */
export const runsMessages: Translation<typeof english> = (format) => ({
  button: 'Tâches en cours',
  buttonActive: (count) => `Tâches en cours : ${format.number(count)}`,
  title: 'Tâches en cours',
  loading: 'Chargement...',
});
