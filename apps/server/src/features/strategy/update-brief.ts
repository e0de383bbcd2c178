import type { BriefField, SavedBrief, updateBrief as call } from '@pagewright/contract/strategy';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { strategyMessages } from './messages.ts';
import { requireAccess } from './policy.ts';
import { updateBriefRow, lockBrief } from './repository.ts';
import { toBrief } from './to-brief.ts';

/**
 * Updates a brief with a user's edits. Omitted fields stay the same.
 * @throws ApiError 404 by policy, 409 if the revision is not the latest.
 */
export async function updateBrief(
  ctx: Context,
  id: string,
  { revision, ...change }: ParsedRequest<typeof call>['body'],
): Promise<SavedBrief> {
  return withTransaction(ctx, async (inside) => {
    const row = requireAccess(ctx.actor, await lockBrief(inside.db, id));
    if (revision !== undefined && revision !== row.revision) {
      throw new ApiError(409, 'revision_conflict', strategyMessages.conflict, {
        extra: { current: await toBrief(inside, row), submitted: change },
      });
    }
    const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const fields = { ...row.fields, ...written };
    const changed = (Object.keys(written) as BriefField[]).filter(
      (key) => JSON.stringify(fields[key]) !== JSON.stringify(row.fields[key]),
    );
    if (changed.length === 0) return toBrief(inside, row);
    const edited = [...new Set([...row.edited, ...changed])];
    const saved = await updateBriefRow(inside.db, row.id, {
      fields,
      edited,
      mainTopic: fields.mainTopic,
      keyword: fields.primarySeoQuery,
    });
    await writeAudit(inside, 'strategy.update_brief', row.id, { fields: changed });
    return toBrief(inside, requireAccess(ctx.actor, saved));
  });
}
