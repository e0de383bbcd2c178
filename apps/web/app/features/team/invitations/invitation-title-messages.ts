import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Title of the invitation page. */
export const invitationTitleMessages = defineMessages('invitationTitleMessages', { title: 'Invitation' });
