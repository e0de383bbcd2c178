import type { BriefField, SavedBrief, updateBrief as call } from '@pagewright/contract/strategy';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { strategyMessages } from './messages.ts';
import { requireUsable } from './policy.ts';
import { changeBrief, lockBrief } from './repository.ts';
import { showBrief } from './show-brief.ts';

/**
 * Updates a brief with your edits. Omitted fields stay the same.
 * @throws ApiError 404 by policy, 409 where another revision stands than the change was made on.
 */
export async function updateBrief(
  ctx: Context,
  id: string,
  { revision, ...change }: ParsedRequest<typeof call>['body'],
): Promise<SavedBrief> {
  return withTransaction(ctx, async (inside) => {
    const row = requireUsable(ctx.actor, await lockBrief(inside.db, id));
    if (revision !== undefined && revision !== row.revision) {
      throw new ApiError(409, 'revision_conflict', strategyMessages.conflict, {
        extra: { current: await showBrief(inside, row), submitted: change },
      });
    }
    const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const fields = { ...row.fields, ...written };
    const changed = (Object.keys(written) as BriefField[]).filter(
      (key) => JSON.stringify(fields[key]) !== JSON.stringify(row.fields[key]),
    );
    if (changed.length === 0) return showBrief(inside, row);
    const edited = [...new Set([...row.edited, ...changed])];
    const saved = await changeBrief(inside.db, row.id, {
      fields,
      edited,
      mainTopic: fields.mainTopic,
      keyword: fields.primarySeoQuery,
    });
    await writeAudit(inside, 'strategy.update_brief', row.id, { fields: changed });
    return showBrief(inside, requireUsable(ctx.actor, saved));
  });
}
