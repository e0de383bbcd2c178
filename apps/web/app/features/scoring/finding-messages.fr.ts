import { findingName, findingSentence, gainSentence } from '@pagewright/contract/finding-sentences';
import { french } from '@pagewright/contract/finding-sentences/french';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { findingMessages as english } from './finding-messages.ts';

/**
 * Texts about findings of a score. The findings' own texts are in the contract, shared by server and browser, in
 * French.
 */
export const findingMessages: Translation<typeof english> = {
  name: (code) => findingName(code, french),
  sentence: (finding) => findingSentence(finding, french),
  gain: (finding) => gainSentence(finding, french) ?? '',
};
