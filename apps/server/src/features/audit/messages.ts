import { inLanguages } from '../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  adminsOnly: 'Only an admin of this workspace can read its activity.',
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
};

/** What each language says. */
export type AuditSentences = typeof english;

/** The sentences of this feature. */
export const auditMessages = inLanguages(english, spanish, french);
