import type { Translation } from './define-messages.ts';
import type { joiningMessages as english } from './joining-messages.ts';

/** How languages join sentence fragments, in French. */
export const joiningMessages: Translation<typeof english> = {
  label: (name) => `${name} :`,
  labeled: (name, text) => `${name} : ${text}`,
  quoted: (text) => `«  ${text}  »`,
};
