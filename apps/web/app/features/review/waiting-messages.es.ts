import type { Translation } from '../../lib/messages/define-messages.ts';
import type { waitingMessages as english } from './waiting-messages.ts';

/** What waits for a review, in Spanish. */
export const waitingMessages: Translation<typeof english> = (format) => ({
  title: 'A la espera de tu revisión',
  total: (count) => format.plural(count, { one: '# elemento', other: '# elementos' }),
  asked: (name, when) => `${name} la solicitó ${when}`,
  untitled: 'Contenido sin título',
  more: (count) => `y ${format.number(count)} más después de estos`,
});
