import { defineMessages } from '../messages/define-messages.ts';

/** What the picker of an item says. */
export const pickerMessages = defineMessages('pickerMessages', {
  untitled: 'Untitled',
  nothingFound: 'Nothing found',
  searchFailed: 'The search failed. Change your search to try again.',
});
