import { analyzePatterns, voiceSearchOutline } from '@pagewright/contract/advanced';
import { defineAnalysis, parseEntries, getPages } from '../../analysis.ts';
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
      inputs: ['keywords', 'pages'],
      requiredInputs: ['keywords'],
      toBody: (inputs) => ({ keywords: parseEntries(inputs.keywords), pages: [...getPages(inputs)] }),
      View: PatternsView,
    }),
    defineAnalysis({
      kind: 'voice-search-outline',
      call: voiceSearchOutline,
      inputs: ['keyword', 'pages'],
      requiredInputs: ['keyword'],
      toBody: (inputs) => ({ topic: inputs.keyword, pages: [...getPages(inputs)] }),
      View: VoiceView,
    }),
  ],
};
