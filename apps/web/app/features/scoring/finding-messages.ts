import {
  findingName,
  findingSentence,
  gainSentence,
  type SayableFinding,
  type SayableGain,
} from '@pagewright/contract/finding-sentences';
import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts about findings of a score. The findings' own texts are in the contract, shared by server and browser. */
export const findingMessages = defineMessages('findingMessages', {
  name: (code: string) => findingName(code),
  sentence: (finding: SayableFinding) => findingSentence(finding),
  gain: (finding: SayableGain) => gainSentence(finding) ?? '',
});
