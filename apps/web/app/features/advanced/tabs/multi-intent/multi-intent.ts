import { analyzeIntent, createStrategy, funnelOpportunities } from '@pagewright/contract/advanced';
import { defineAnalysis, entriesOf, pagesOf } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { FunnelView } from './funnel-view.tsx';
import { IntentView } from './intent-view.tsx';
import { IntentStrategyView } from './strategy-view.tsx';

/** Multi-Intent Strategy: search intents, a page for each, and funnel stages without content. */
export const multiIntent: AdvancedTab = {
  id: 'multi-intent',
  analyses: [
    defineAnalysis({
      kind: 'analyze-intent',
      call: analyzeIntent,
      asks: ['keyword', 'pages'],
      needs: ['keyword'],
      toBody: (inputs) => ({ keyword: inputs.keyword, pages: [...pagesOf(inputs)] }),
      View: IntentView,
    }),
    defineAnalysis({
      kind: 'create-strategy',
      call: createStrategy,
      asks: ['keyword', 'pages'],
      needs: ['keyword'],
      toBody: (inputs) => ({ keyword: inputs.keyword, pages: [...pagesOf(inputs)] }),
      View: IntentStrategyView,
    }),
    defineAnalysis({
      kind: 'funnel-opportunities',
      call: funnelOpportunities,
      asks: ['keywords'],
      needs: ['keywords'],
      toBody: ({ keywords }) => ({ keywords: entriesOf(keywords) }),
      View: FunnelView,
    }),
  ],
};
