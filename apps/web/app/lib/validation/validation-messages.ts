import { OBJECTIONS } from '@pagewright/contract/validators';
import { defineMessages } from '../messages/define-messages.ts';

/** Validation messages of forms. */
export const validationMessages = defineMessages('validationMessages', { ...OBJECTIONS });
