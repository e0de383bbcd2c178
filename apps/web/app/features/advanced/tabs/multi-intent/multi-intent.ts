import {
  analyzeIntent,
  createStrategy,
  funnelOpportunities,
  listKeywords,
} from '@pagewright/contract/advanced';
import { defineAnalysis, getPages, parseEntries, parseKeywordList } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { FunnelView } from './funnel-view.tsx';
import { IntentView } from './intent-view.tsx';
import { KeywordListView } from './keyword-list-view.tsx';
import { IntentStrategyView } from './strategy-view.tsx';

/** Multi-Intent Strategy: search intents, a page for each, and funnel stages without content. */
export const multiIntent: AdvancedTab = {
  id: 'multi-intent',
  analyses: [
    defineAnalysis({
      kind: 'analyze-intent',
      call: analyzeIntent,
      inputs: ['keyword', 'pages'],
      requiredInputs: ['keyword'],
      toBody: (inputs) => ({ keyword: inputs.keyword, pages: [...getPages(inputs)] }),
      View: IntentView,
    }),
    defineAnalysis({
      kind: 'create-strategy',
      call: createStrategy,
      inputs: ['keyword', 'pages'],
      requiredInputs: ['keyword'],
      toBody: (inputs) => ({ keyword: inputs.keyword, pages: [...getPages(inputs)] }),
      View: IntentStrategyView,
    }),
    defineAnalysis({
      kind: 'funnel-opportunities',
      call: funnelOpportunities,
      inputs: ['keywords'],
      requiredInputs: ['keywords'],
      toBody: ({ keywords }) => ({ keywords: parseEntries(keywords) }),
      View: FunnelView,
    }),
    defineAnalysis({
      kind: 'keyword-list',
      call: listKeywords,
      inputs: ['keywordList', 'expand'],
      requiredInputs: [],
      toBody: ({ keywordList, expand }) => ({ keywords: parseKeywordList(keywordList), expand }),
      View: KeywordListView,
    }),
  ],
};
