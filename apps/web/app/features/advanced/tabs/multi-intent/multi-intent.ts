import { analyzeIntent, createStrategy, funnelOpportunities } from '@pagewright/contract/advanced';
import { defineAnalysis, parseEntries, getPages } from '../../analysis.ts';
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
  ],
};
