import { analyzePatterns, voiceSearchOutline } from '@pagewright/contract/advanced';
import { defineAnalysis, entriesOf, pagesOf } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { PatternsView } from './patterns-view.tsx';
import { VoiceView } from './voice-view.tsx';

/** AI Optimization: what answer engines quote, and outlines for spoken answers. */
export const aiOptimization: AdvancedTab = {
  id: 'ai-optimization',
  analyses: [
    defineAnalysis({
      kind: 'analyze-patterns',
      call: analyzePatterns,
      asks: ['keywords', 'pages'],
      needs: ['keywords'],
      toBody: (inputs) => ({ keywords: entriesOf(inputs.keywords), pages: [...pagesOf(inputs)] }),
      View: PatternsView,
    }),
    defineAnalysis({
      kind: 'voice-search-outline',
      call: voiceSearchOutline,
      asks: ['keyword', 'pages'],
      needs: ['keyword'],
      toBody: (inputs) => ({ topic: inputs.keyword, pages: [...pagesOf(inputs)] }),
      View: VoiceView,
    }),
  ],
};
