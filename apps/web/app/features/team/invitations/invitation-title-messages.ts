import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** The name of the page of an invitation's link. */
export const invitationTitleMessages = defineMessages('invitationTitleMessages', { title: 'Invitation' });
