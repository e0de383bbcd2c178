import { analyzePatterns, voiceSearchOutline } from '@pagewright/contract/advanced';
import { defineAnalysis, entriesOf } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { PatternsView } from './patterns-view.tsx';
import { VoiceView } from './voice-view.tsx';

/** AI Optimization: what engines that answer quote, and outlines for spoken answers. */
export const aiOptimization: AdvancedTab = {
  id: 'ai-optimization',
  analyses: [
    defineAnalysis({
      kind: 'analyze-patterns',
      call: analyzePatterns,
      asks: ['keywords'],
      needs: ['keywords'],
      toBody: ({ keywords }) => ({ keywords: entriesOf(keywords) }),
      View: PatternsView,
    }),
    defineAnalysis({
      kind: 'voice-search-outline',
      call: voiceSearchOutline,
      asks: ['keyword'],
      needs: ['keyword'],
      toBody: ({ keyword }) => ({ topic: keyword }),
      View: VoiceView,
    }),
  ],
};
