import { findingName, findingSentence, gainSentence } from '@pagewright/contract/finding-sentences';
import { spanish } from '@pagewright/contract/finding-sentences/spanish';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { findingMessages as english } from './finding-messages.ts';

/**
 * Texts about findings of a score. The findings' own texts are in the contract, shared by server and browser, in
 * Spanish.
 */
export const findingMessages: Translation<typeof english> = {
  name: (code) => findingName(code, spanish),
  sentence: (finding) => findingSentence(finding, spanish),
  gain: (finding) => gainSentence(finding, spanish) ?? '',
};
