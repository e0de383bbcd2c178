import {
  analyzeLinkCompetitors,
  brokenLinks,
  generateOutreach,
  listLinkLeads,
  OUTREACH_LIMITS,
  unlinkedMentions,
  type LinkLead,
  type LinkOpportunity,
} from '@pagewright/contract/advanced';
import { callApi } from '../../../../lib/api/call-api.ts';
import { parseUrls } from '../../../../lib/competitor-pages/parse-urls.ts';
import { defineAnalysis, type Analysis } from '../../analysis.ts';
import type { AdvancedTab } from '../tab.ts';
import { DraftsView } from './drafts-view.tsx';
import { LeadList } from './lead-list.tsx';
import { OpportunitiesView } from './opportunities-view.tsx';

const outreach = defineAnalysis({
  kind: 'generate-outreach',
  call: generateOutreach,
  inputs: ['brand', 'domain'],
  requiredInputs: [],
  // The list's contents are inserted on submission.
  toBody: ({ brand, domain }) => ({ opportunities: [], brandInfo: { brandName: brand, domain } }),
  View: DraftsView,
});

/** Drafts for listed pages that nobody has contacted yet; a refresh drafts for the same pages. */
const outreachOfList: Analysis = {
  ...outreach,
  run: async (body, options) => {
    if (Array.isArray(body['opportunities']) && body['opportunities'].length > 0)
      return outreach.run(body, options);
    const query = { state: 'found', limit: OUTREACH_LIMITS.opportunities } as const;
    const listed = await callApi(listLinkLeads, { query });
    if (listed.error) return listed;
    return outreach.run({ ...body, opportunities: listed.data.leads.map(toOpportunity) }, options);
  },
};

function toOpportunity(lead: LinkLead): LinkOpportunity {
  const { kind, pageUrl, pageTitle, ourPage, relevance, deadLink, competitorLinks, mentions } = lead;
  return { kind, pageUrl, pageTitle, ourPage, relevance, deadLink, competitorLinks, mentions };
}

/** Backlink Finder: pages that could link to us, emails to their owners, and the state of each. */
export const backlinkFinder: AdvancedTab = {
  id: 'backlink-finder',
  Footer: LeadList,
  analyses: [
    defineAnalysis({
      kind: 'analyze-competitors',
      call: analyzeLinkCompetitors,
      inputs: ['competitors', 'domain'],
      requiredInputs: ['competitors'],
      toBody: ({ competitors, domain }) => ({ competitors: parseUrls(competitors), yourDomain: domain }),
      View: OpportunitiesView,
    }),
    defineAnalysis({
      kind: 'broken-links',
      call: brokenLinks,
      inputs: ['competitors', 'domain'],
      requiredInputs: ['competitors'],
      toBody: ({ competitors, domain }) => ({ competitorUrls: parseUrls(competitors), yourDomain: domain }),
      View: OpportunitiesView,
    }),
    defineAnalysis({
      kind: 'unlinked-mentions',
      call: unlinkedMentions,
      inputs: ['brand', 'competitors', 'domain'],
      requiredInputs: ['brand'],
      toBody: ({ brand, competitors, domain }) => ({
        brandName: brand,
        competitors: parseUrls(competitors),
        yourDomain: domain,
      }),
      View: OpportunitiesView,
    }),
    outreachOfList,
  ],
};
