import type { Translation } from '../../lib/messages/define-messages.ts';
import type { waitingMessages as english } from './pending-messages.ts';

/** Texts of pending reviews above the list, in Spanish. */
export const waitingMessages: Translation<typeof english> = (format) => ({
  title: 'A la espera de tu revisión',
  total: (count) => format.plural(count, { one: '# elemento', other: '# elementos' }),
  asked: (name, when) => `${name} la solicitó ${when}`,
  untitled: 'Contenido sin título',
  more: (count) => `y ${format.number(count)} más después de estos`,
});
