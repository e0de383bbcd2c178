import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the templates. */
export const templateMessages = defineMessages('templateMessages', (format) => ({
  usage: (count: number) => format.plural(count, { one: 'Used # time', other: 'Used # times' }),
  sample: (count: number) => `Sample: ${format.number(count)}`,
  use: (name: string) => `Use ${name}`,
  failed: 'The templates could not be loaded',
}));
