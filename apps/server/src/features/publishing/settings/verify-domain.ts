import type { SiteSettings } from '@pagewright/contract/publishing/site';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin } from '../policy.ts';
import { proofRecord } from './domain-proof.ts';
import { readSite } from './read-site.ts';
import { findDomainHolder, findSettings, assignDomain, lockDomain } from './settings-repository.ts';

/**
 * Looks up the DNS record that proves ownership of the claimed domain, and assigns the domain. A workspace that holds
 * the domain keeps it as long as its own record exists; after that, a new owner gets it.
 * @throws ApiError 403 by policy, 404 without a claim, 409 if another workspace holds it, 422 if the record is missing,
 * 504 if the name servers do not respond.
 */
export async function verifyDomain(ctx: Context): Promise<SiteSettings> {
  requireAdmin(ctx.actor);
  const { workspaceId } = ctx.actor;
  const { site } = await findSettings(ctx.db, workspaceId);
  if (!site?.domain || !site.domainProof) throw new ApiError(404, 'no_domain', publishingRefusals.noDomain);
  const { domain, domainProof } = site;
  const shown = await readRecords(ctx, domain);
  if (!shown.includes(proofRecord(domain, domainProof).value))
    throw new ApiError(422, 'domain_unproved', publishingRefusals.domainUnproved);
  return withTransaction(ctx, async (inside) => {
    await lockDomain(inside.db, domain);
    const holder = await findDomainHolder(inside.db, domain, workspaceId);
    if (holder && shown.includes(proofRecord(domain, holder.domainProof ?? '').value))
      throw new ApiError(409, 'domain_taken', publishingRefusals.domainTaken);
    if (!(await assignDomain(inside.db, site, holder?.workspaceId ?? null)))
      throw new ApiError(422, 'domain_unproved', publishingRefusals.domainUnproved);
    await writeAudit(inside, 'site.verify-domain', workspaceId, { domain });
    return readSite(inside);
  });
}

async function readRecords({ services }: Context, domain: string): Promise<readonly string[]> {
  const records = await services.outgoing.textRecords(proofRecord(domain, '').name);
  if (records === null) throw new ApiError(504, 'domain_no_answer', publishingRefusals.domainNoAnswer);
  return records;
}
