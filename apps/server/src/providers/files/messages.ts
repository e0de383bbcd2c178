import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Error messages of the file storage. */
export const fileStoreMessages = localizedMessages(english, spanish, french);

/** Why an operation of the file storage failed. */
export type FileStoreFault = keyof typeof fileStoreMessages;
