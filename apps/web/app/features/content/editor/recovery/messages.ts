import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** Texts about unsaved text. */
export const recoveryMessages = defineMessages('recoveryMessages', {
  title: 'Recover unsaved text',
  text: (moment: string) =>
    `This browser kept it on ${moment}. It was not saved before the page closed. Compare it with the saved version, then decide.`,
  moved:
    'Another version has been saved since then. After you restore your text, you choose which of the two to keep.',
  before: 'Saved version',
  beforeNew: 'Empty form',
  after: 'Unsaved text',
  restore: 'Restore',
  discard: 'Discard',
  later: 'Keep for later',
  discardFailed: 'The unsaved text could not be discarded. Try again.',
  savedOnLeaving: (title: string) => `“${title}” was saved when the page closed.`,
  open: 'Open',
  unsavedTitle: 'Unsaved text in this browser',
  unsavedText: 'It was typed here and not saved before the page closed.',
  untitled: 'Untitled Content',
  keptAt: (ago: string) => `Typed ${ago}`,
  unavailable: 'This browser cannot keep unsaved text. Save often.',
  failing: 'Unsaved text could not be kept in this browser. Trying again.',
  closed: 'You signed out in another tab. This text is not kept in this browser: log in and save.',
});
