import {
  findingName,
  findingSentence,
  gainSentence,
  type SayableFinding,
  type SayableGain,
} from '@pagewright/contract/finding-sentences';
import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What is said of the findings of a score; their sentences stand in the contract, for server and screen alike. */
export const findingMessages = defineMessages('findingMessages', {
  name: (code: string) => findingName(code),
  sentence: (finding: SayableFinding) => findingSentence(finding),
  gain: (finding: SayableGain) => gainSentence(finding) ?? '',
});
