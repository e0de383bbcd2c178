import { defineMessages } from '../messages/define-messages.ts';

/** Texts of downloads. */
export const downloadMessages = defineMessages('downloadMessages', {
  nothing: 'There is nothing to export yet.',
  preparing: 'Preparing your download…',
  failed: (reason: string) => `The file could not be created: ${reason}`,
});
