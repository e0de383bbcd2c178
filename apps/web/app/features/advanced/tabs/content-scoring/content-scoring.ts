import {
  keywordDensity,
  liveScore,
  semanticCompleteness,
  serpIntegration,
} from '@pagewright/contract/advanced';
import { defineAnalysis, parseEntries, getPages, getText, type AnalysisInputs } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { CompletenessView } from './completeness-view.tsx';
import { DensityView } from './density-view.tsx';
import { LiveScoreView } from './live-score-view.tsx';
import { ScoreView } from './score-view.tsx';
import { SerpView } from './serp-view.tsx';

const text = ['contentId', 'content'] as const;

/** Live Content Scoring: the score of a text, and each of its parts. */
export const contentScoring: AdvancedTab = {
  id: 'content-scoring',
  analyses: [
    defineAnalysis({
      kind: 'live-score',
      call: liveScore,
      inputs: [...text, 'keyword', 'keywords'],
      requiredInputs: ['content', 'keyword'],
      toBody: (inputs) => ({ ...scored(inputs), keep: true }),
      View: ScoreView,
      Live: LiveScoreView,
    }),
    defineAnalysis({
      kind: 'keyword-density',
      call: keywordDensity,
      inputs: [...text, 'keywords'],
      requiredInputs: ['content', 'keywords'],
      toBody: (inputs) => ({
        ...getText(inputs),
        targetKeywords: parseEntries(inputs.keywords),
        keep: true,
      }),
      View: DensityView,
    }),
    defineAnalysis({
      kind: 'serp-integration',
      call: serpIntegration,
      inputs: [...text, 'keyword', 'keywords', 'pages'],
      requiredInputs: ['content', 'keyword'],
      toBody: (inputs) => ({ ...scored(inputs), pages: [...getPages(inputs)], keep: true }),
      View: SerpView,
    }),
    defineAnalysis({
      kind: 'semantic-completeness',
      call: semanticCompleteness,
      inputs: [...text, 'keyword', 'keywords'],
      requiredInputs: ['content', 'keyword'],
      toBody: (inputs) => ({
        ...getText(inputs),
        topic: inputs.keyword,
        relatedKeywords: parseEntries(inputs.keywords),
        keep: true,
      }),
      View: CompletenessView,
    }),
  ],
};

function scored(inputs: AnalysisInputs) {
  return {
    ...getText(inputs),
    primaryKeyword: inputs.keyword,
    targetKeywords: parseEntries(inputs.keywords),
  };
}
