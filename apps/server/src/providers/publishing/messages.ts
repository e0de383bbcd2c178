import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with a connected site. */
export const remoteMessages = localizedMessages(english, spanish, french);

/** Why a connected site did not do what it was asked for. */
export type RemoteFault = keyof typeof remoteMessages;
