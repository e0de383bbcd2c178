import { OBJECTIONS } from '@pagewright/contract/validators';
import { defineMessages } from '../messages/define-messages.ts';

/** What forms object before they are sent. */
export const validationMessages = defineMessages('validationMessages', { ...OBJECTIONS });
