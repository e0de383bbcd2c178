import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of pending reviews above the list. */
export const waitingMessages = defineMessages('waitingMessages', (format) => ({
  title: 'Waiting for your review',
  total: (count: number) => format.plural(count, { one: '# item', other: '# items' }),
  asked: (name: string, when: string) => `${name} asked ${when}`,
  untitled: 'Untitled Content',
  more: (count: number) =>
    format.plural(count, { one: 'and # more after these', other: 'and # more after these' }),
}));
