import { defineMessages } from './define-messages.ts';

/** How languages join what is not a sentence of its own. */
export const joiningMessages = defineMessages('joiningMessages', {
  label: (name: string) => `${name}:`,
  labeled: (name: string, text: string) => `${name}: ${text}`,
  quoted: (text: string) => `“${text}”`,
});
