import { inLanguages } from '../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with stored files. */
export const fileStoreMessages = inLanguages(english, spanish, french);

/** Why a file store did not do what it was asked for. */
export type FileStoreFault = keyof typeof fileStoreMessages;
