import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What a card says of its item's review. */
export const badgeMessages = defineMessages('badgeMessages', {
  open: 'Review requested',
  approved: 'Approved',
  changed: 'Changed since approval',
  returned: 'Returned',
});
