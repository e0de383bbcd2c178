import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Error messages of payments. */
export const paymentFaults = localizedMessages(english, spanish, french);

/** Why a request to the payment provider failed. */
export type PaymentFault = keyof typeof paymentFaults;
