import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of an item card's review badge. */
export const badgeMessages = defineMessages('badgeMessages', {
  open: 'Review requested',
  approved: 'Approved',
  changed: 'Changed since approval',
  returned: 'Returned',
});
