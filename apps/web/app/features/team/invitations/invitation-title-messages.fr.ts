import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { invitationTitleMessages as english } from './invitation-title-messages.ts';

/** The name of the page of an invitation's link, in French. */
export const invitationTitleMessages: Translation<typeof english> = { title: 'Invitation' };
