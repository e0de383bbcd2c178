import type { SiteSettings } from '@pagewright/contract/publishing/site';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin } from '../policy.ts';
import { createProof, parseDomain } from './domain-proof.ts';
import { readSite } from './read-site.ts';
import { findSettings, upsertSettings } from './settings-repository.ts';

/**
 * Sets or clears the custom domain of the site; setting the same one again changes nothing. A claim grants nothing yet:
 * several workspaces may claim one domain, and the one that sets the DNS record gets it.
 * @throws ApiError 403 by policy, 422 for an invalid domain or the application's own.
 */
export async function claimDomain(ctx: Context, text: string | null): Promise<SiteSettings> {
  requireAdmin(ctx.actor);
  const domain = text === null || text.trim() === '' ? null : parseDomain(text);
  if (domain !== null && domain === new URL(ctx.services.publicUrl()).hostname)
    throw new ApiError(422, 'domain_ours', publishingRefusals.domainOurs);
  return withTransaction(ctx, async (inside) => {
    const { workspaceId } = ctx.actor;
    const { site } = await findSettings(inside.db, workspaceId);
    if ((site?.domain ?? null) !== domain) {
      await upsertSettings(inside.db, workspaceId, { domain, domainProof: domain && createProof() });
      await writeAudit(inside, 'site.claim-domain', workspaceId, { domain });
    }
    return readSite(inside);
  });
}
