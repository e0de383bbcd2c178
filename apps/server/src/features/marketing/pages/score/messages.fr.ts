import { findingName, findingSentence } from '@pagewright/contract/finding-sentences';
import { french as findings } from '@pagewright/contract/finding-sentences/french';
import type { ScoreSentences } from './messages.en.ts';

/** Messages in French. The findings' own texts are in the contract. */
export const french: ScoreSentences = {
  parts: {
    keywordOptimization: 'Facile à trouver',
    semanticCompleteness: 'Couvre le sujet',
    serpIntegration: 'Répond aux questions posées',
    readability: 'Se lit bien',
    structure: 'Dit quelque chose',
    evidence: 'Tient la route',
  },
  name: (code) => findingName(code, findings),
  sentence: (finding) => findingSentence(finding, findings),
};
