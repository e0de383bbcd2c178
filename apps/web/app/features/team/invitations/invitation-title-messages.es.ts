import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { invitationTitleMessages as english } from './invitation-title-messages.ts';

/** Title of the invitation page, in Spanish. */
export const invitationTitleMessages: Translation<typeof english> = { title: 'Invitación' };
