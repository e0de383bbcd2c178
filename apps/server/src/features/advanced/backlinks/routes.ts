import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { runAnalysis } from '../sites/run-analysis.ts';
import { draftOutreach } from './draft-outreach.ts';
import { findCompetitorLinks, findDeadLinks, findMentions } from './find-links.ts';
import { addLead, listLeads, removeLead, undoRemoveLead, updateLead } from './leads.ts';
import { backlinkMessages } from './messages.ts';

/** Mounts the routes for backlink opportunities and leads. */
export function backlinkRoutes(mount: Mount): void {
  mount(contract.analyzeLinkCompetitors, (ctx, { body }) =>
    runAnalysis(ctx, 'analyze-competitors', body.competitors.join(', '), body, findCompetitorLinks),
  );
  mount(contract.brokenLinks, (ctx, { body }) =>
    runAnalysis(ctx, 'broken-links', body.competitorUrls.join(', '), body, findDeadLinks),
  );
  mount(contract.unlinkedMentions, (ctx, { body }) =>
    runAnalysis(ctx, 'unlinked-mentions', backlinkMessages.mentions(body.brandName), body, findMentions),
  );
  mount(contract.generateOutreach, (ctx, { body }) =>
    runAnalysis(
      ctx,
      'generate-outreach',
      backlinkMessages.drafts(body.opportunities.length),
      body,
      draftOutreach,
    ),
  );
  mount(contract.listLinkLeads, (ctx, { query }) => listLeads(ctx, query));
  mount(contract.keepLinkLead, (ctx, { body }) => addLead(ctx, body));
  mount(contract.updateLinkLead, (ctx, { params, body }) => updateLead(ctx, params.id, body));
  mount(contract.removeLinkLead, async (ctx, { params }) => {
    await removeLead(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveLinkLead, (ctx, { params }) => undoRemoveLead(ctx, params.id));
}
