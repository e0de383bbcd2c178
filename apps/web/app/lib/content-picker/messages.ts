import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the content picker. */
export const pickerMessages = defineMessages('pickerMessages', {
  untitled: 'Untitled',
  nothingFound: 'Nothing found',
  searchFailed: 'The search failed. Change your search to try again.',
});
