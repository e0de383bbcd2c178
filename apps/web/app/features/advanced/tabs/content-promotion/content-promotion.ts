import {
  findSyndicationPartners,
  generateSocialSnippets,
  SOCIAL_PLATFORMS,
} from '@pagewright/contract/advanced';
import { INDUSTRIES } from '@pagewright/contract/outline';
import { parseUrls } from '../../../../lib/competitor-pages/parse-urls.ts';
import { defineAnalysis, getText } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { PartnersView } from './partners-view.tsx';
import { SnippetsView } from './snippets-view.tsx';

/** Content Promotion: posts from a text, and sites that may promote it. */
export const contentPromotion: AdvancedTab = {
  id: 'content-promotion',
  analyses: [
    defineAnalysis({
      kind: 'generate-social-snippets',
      call: generateSocialSnippets,
      runLabel: 'runSnippets',
      inputs: ['contentId', 'content', 'platform', 'keyword'],
      requiredInputs: ['content'],
      toBody: (inputs) => ({
        ...getText(inputs),
        targetPlatform: SOCIAL_PLATFORMS.find((name) => name === inputs.platform) ?? 'Twitter',
        primaryKeyword: inputs.keyword,
      }),
      View: SnippetsView,
    }),
    defineAnalysis({
      kind: 'find-syndication-partners',
      call: findSyndicationPartners,
      inputs: ['keyword', 'industry', 'competitors'],
      requiredInputs: ['keyword'],
      toBody: ({ keyword, industry, competitors }) => ({
        topic: keyword,
        industry: INDUSTRIES.find((name) => name === industry) ?? ('' as const),
        sites: parseUrls(competitors),
      }),
      View: PartnersView,
    }),
  ],
};
