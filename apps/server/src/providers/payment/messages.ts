import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with a payment. */
export const paymentFaults = localizedMessages(english, spanish, french);

/** Why a payment provider did not do what it was asked for. */
export type PaymentFault = keyof typeof paymentFaults;
