import { inLanguages } from '../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Sentences about failures of the file storage. */
export const fileStoreMessages = inLanguages(english, spanish, french);

/** Why an operation of the file storage failed. */
export type FileStoreFault = keyof typeof fileStoreMessages;
