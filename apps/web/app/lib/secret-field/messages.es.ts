import type { Translation } from '../messages/define-messages.ts';
import type { secretMessages as english } from './messages.ts';

/** Texts of the button that shows a secret, in Spanish. */
export const secretMessages: Translation<typeof english> = {
  show: 'Mostrar lo que escribes',
  hide: 'Ocultar lo que escribes',
};
