import { randomUUID } from 'node:crypto';
import { BRIEF_LIMITS, type SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { strategyMessages } from './messages.ts';
import { requireUsable } from './policy.ts';
import { findBrief, insertBrief, readBriefPages } from './repository.ts';
import { showBrief } from './show-brief.ts';

/**
 * Makes a copy of a brief, the caller's own, with evidence, analysis and strategy.
 * @throws ApiError 404 by policy.
 */
export async function duplicateBrief(ctx: Context, id: string): Promise<SavedBrief> {
  const { actor } = ctx;
  return withTransaction(ctx, async (inside) => {
    const row = requireUsable(actor, await findBrief(inside.db, id));
    const { revision: _, createdAt: _created, updatedAt: _updated, removedAt: _removed, ...kept } = row;
    const mainTopic = strategyMessages.copyOf(row.mainTopic).slice(0, BRIEF_LIMITS.topic).toWellFormed();
    const copy = await insertBrief(
      inside.db,
      {
        ...kept,
        id: randomUUID(),
        authorId: actor.userId,
        authorName: actor.name,
        mainTopic,
        fields: { ...row.fields, mainTopic },
      },
      await readBriefPages(inside.db, row.id),
    );
    await writeAudit(inside, 'strategy.duplicate_brief', copy.id, { of: row.id });
    return showBrief(inside, copy);
  });
}
