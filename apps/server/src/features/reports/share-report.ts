import { createHash, randomBytes } from 'node:crypto';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { REPORT_LIMITS, type ReportLink, type shareReport as shareCall } from '@pagewright/contract/reports';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { reportsMessages } from './messages.ts';
import { requireChangeable } from './policy.ts';
import { countOpenLinks, findLinks, findReport, insertLink, revokeLink } from './repository.ts';
import { toLink } from './to-report.ts';

const TOKEN_BYTES = 32;

/** Path of shared reports. */
export const SHARED_PATH = '/shared-reports';

/** The URL of a report from the secret of its link. */
export const sharedUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${SHARED_PATH}?key=${token}`;

/** Hash of a link's secret, by which it is found. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links of a report. @throws ApiError 403 and 404 by policy. */
export async function listReportLinks(ctx: Context, id: string): Promise<ReportLink[]> {
  const { id: reportId } = requireChangeable(ctx.actor, await findReport(ctx.db, id));
  return (await findLinks(ctx.db, reportId)).map((row) => toLink(row));
}

/**
 * Creates a link that shows a report to anyone who has it. Its URL is returned only once, since only its hash is
 * stored.
 * @throws ApiError 403 and 404 by policy, 403 until the caller's email address is confirmed, 422 at the limit.
 */
export async function shareReport(
  ctx: Context,
  id: string,
  { expiresInDays, password }: ParsedRequest<typeof shareCall>['body'],
): Promise<HandlerOutput<typeof shareCall>> {
  const { actor, services } = ctx;
  const { id: reportId } = requireChangeable(actor, await findReport(ctx.db, id));
  await services.identity.security.address?.require(actor, ctx.db);
  const passwordHash = password === undefined ? null : await services.passwords.hash(password);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return withTransaction(ctx, async (inside) => {
    if ((await countOpenLinks(inside.db, reportId)) >= REPORT_LIMITS.links)
      throw new ApiError(422, 'too_many_links', reportsMessages.tooManyLinks(REPORT_LIMITS.links));
    const row = await insertLink(inside.db, {
      workspaceId: actor.workspaceId,
      reportId,
      authorId: actor.userId,
      authorName: actor.name,
      tokenHash: hashToken(token),
      passwordHash,
      days: expiresInDays,
    });
    await writeAudit(inside, 'reports.share', reportId);
    return { link: toLink(row), url: sharedUrl(services.publicUrl(), token) };
  });
}

/** Revokes a link. @throws ApiError 403 and 404 by policy, 404 if the report has no such link. */
export async function revokeReportLink(ctx: Context, id: string, linkId: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const { id: reportId } = requireChangeable(ctx.actor, await findReport(inside.db, id));
    if (!(await revokeLink(inside.db, reportId, linkId)))
      throw new ApiError(404, 'not_found', reportsMessages.noLink);
    await writeAudit(inside, 'reports.revoke_link', reportId);
  });
}
