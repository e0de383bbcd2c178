import {
  keywordDensity,
  liveScore,
  semanticCompleteness,
  serpIntegration,
} from '@pagewright/contract/advanced';
import { defineAnalysis, entriesOf, pagesOf, textOf, type AnalysisInputs } from '../../analysis.ts';
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
      asks: [...text, 'keyword', 'keywords'],
      needs: ['content', 'keyword'],
      toBody: (inputs) => ({ ...scored(inputs), keep: true }),
      View: ScoreView,
      Live: LiveScoreView,
    }),
    defineAnalysis({
      kind: 'keyword-density',
      call: keywordDensity,
      asks: [...text, 'keywords'],
      needs: ['content', 'keywords'],
      toBody: (inputs) => ({
        ...textOf(inputs),
        targetKeywords: entriesOf(inputs.keywords),
        keep: true,
      }),
      View: DensityView,
    }),
    defineAnalysis({
      kind: 'serp-integration',
      call: serpIntegration,
      asks: [...text, 'keyword', 'keywords', 'pages'],
      needs: ['content', 'keyword'],
      toBody: (inputs) => ({ ...scored(inputs), pages: [...pagesOf(inputs)], keep: true }),
      View: SerpView,
    }),
    defineAnalysis({
      kind: 'semantic-completeness',
      call: semanticCompleteness,
      asks: [...text, 'keyword', 'keywords'],
      needs: ['content', 'keyword'],
      toBody: (inputs) => ({
        ...textOf(inputs),
        topic: inputs.keyword,
        relatedKeywords: entriesOf(inputs.keywords),
        keep: true,
      }),
      View: CompletenessView,
    }),
  ],
};

function scored(inputs: AnalysisInputs) {
  return {
    ...textOf(inputs),
    primaryKeyword: inputs.keyword,
    targetKeywords: entriesOf(inputs.keywords),
  };
}
