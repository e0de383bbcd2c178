import type { OwnSite } from '@pagewright/contract/analytics';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { findUsedSite } from '../../advanced/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { analyticsMessages } from '../messages.ts';
import { putLiveSite } from './own-site-repository.ts';
import { parseCompetitor } from './parse-watched.ts';

/** Reads the site that the caller's workspace compares with competitors. */
export function readOwnSite(ctx: Context): Promise<OwnSite> {
  return findUsedSite(ctx);
}

/** Sets that site, or none. @throws ApiError 422 if it is not a valid site. */
export async function changeOwnSite(ctx: Context, given: string): Promise<OwnSite> {
  const { workspaceId } = ctx.actor;
  const named = given === '' ? null : parseCompetitor(given);
  if (given !== '' && named === null) {
    const message = analyticsMessages.noSite;
    throw new ApiError(422, 'no_site', message, { details: [{ path: 'site', message }] });
  }
  await withTransaction(ctx, async (inside) => {
    await putLiveSite(inside.db, workspaceId, named?.name ?? null);
    await writeAudit(inside, 'analytics.own_site', workspaceId, { site: named?.name ?? null });
  });
  return findUsedSite(ctx);
}
