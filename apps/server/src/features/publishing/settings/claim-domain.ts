import type { SiteSettings } from '@pagewright/contract/publishing/site';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin } from '../policy.ts';
import { makeProof, readDomain } from './domain-proof.ts';
import { readSite } from './read-site.ts';
import { findSettings, putSettings } from './settings-repository.ts';

/**
 * Names the domain that the site is to stand on, or none; naming the same one again changes nothing. Claiming gives
 * nothing yet: any number of workspaces may claim one domain, and only who shows its record gets it.
 * @throws ApiError 403 by policy, 422 where it is no domain or the application's own.
 */
export async function claimDomain(ctx: Context, text: string | null): Promise<SiteSettings> {
  requireAdmin(ctx.actor);
  const domain = text === null || text.trim() === '' ? null : readDomain(text);
  if (domain !== null && domain === new URL(ctx.services.publicUrl()).hostname)
    throw new ApiError(422, 'domain_ours', publishingRefusals.domainOurs);
  return withTransaction(ctx, async (inside) => {
    const { workspaceId } = ctx.actor;
    const { site } = await findSettings(inside.db, workspaceId);
    if ((site?.domain ?? null) !== domain) {
      await putSettings(inside.db, workspaceId, { domain, domainProof: domain && makeProof() });
      await writeAudit(inside, 'site.claim-domain', workspaceId, { domain });
    }
    return readSite(inside);
  });
}
