import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of the active runs button. */
export const runsMessages = defineMessages('runsMessages', (format) => ({
  button: 'Running work',
  buttonActive: (count: number) =>
    format.plural(count, { one: 'Running work, # running', other: 'Running work, # running' }),
  title: 'Running work',
  loading: 'Loading...',
}));
