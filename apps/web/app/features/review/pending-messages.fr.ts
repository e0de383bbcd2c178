import type { Translation } from '../../lib/messages/define-messages.ts';
import type { waitingMessages as english } from './pending-messages.ts';

/** Texts of pending reviews above the list, in French. */
export const waitingMessages: Translation<typeof english> = (format) => ({
  title: 'En attente de votre relecture',
  total: (count) => format.plural(count, { one: '# élément', other: '# éléments' }),
  asked: (name, when) => `demandée par ${name} ${when}`,
  untitled: 'Contenu sans titre',
  more: (count) => format.plural(count, { one: 'et # autre ensuite', other: 'et # autres ensuite' }),
});
