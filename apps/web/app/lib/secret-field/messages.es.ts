import type { Translation } from '../messages/define-messages.ts';
import type { secretMessages as english } from './messages.ts';

/** What the button says that shows a secret, in Spanish. */
export const secretMessages: Translation<typeof english> = {
  show: 'Mostrar lo que escribes',
  hide: 'Ocultar lo que escribes',
};
