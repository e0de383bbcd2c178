import { comprehensiveAnalysis } from '@pagewright/contract/advanced';
import { parseUrls } from '../../../../lib/competitor-pages/parse-urls.ts';
import { defineAnalysis, parseEntries, getText } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { ComprehensiveView } from './comprehensive-view.tsx';

/** Comprehensive Analysis: all parts for a text, its keywords, and its competitors at once. */
export const comprehensive: AdvancedTab = {
  id: 'comprehensive',
  analyses: [
    defineAnalysis({
      kind: 'comprehensive-analysis',
      call: comprehensiveAnalysis,
      inputs: ['contentId', 'content', 'keyword', 'keywords', 'competitors', 'domain'],
      requiredInputs: ['content', 'keyword'],
      toBody: (inputs) => ({
        ...getText(inputs),
        primaryKeyword: inputs.keyword,
        keywords: parseEntries(inputs.keywords),
        competitors: parseUrls(inputs.competitors),
        yourDomain: inputs.domain,
      }),
      View: ComprehensiveView,
    }),
  ],
};
