import { defineMessages } from './define-messages.ts';

/** How languages join sentence fragments. */
export const joiningMessages = defineMessages('joiningMessages', {
  label: (name: string) => `${name}:`,
  labeled: (name: string, text: string) => `${name}: ${text}`,
  quoted: (text: string) => `“${text}”`,
});
