import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Error messages of connected sites. */
export const remoteMessages = localizedMessages(english, spanish, french);

/** Why a request to a connected site failed. */
export type RemoteFault = keyof typeof remoteMessages;
