import { randomUUID } from 'node:crypto';
import { BRIEF_LIMITS, type SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { strategyMessages } from './messages.ts';
import { requireAccess } from './policy.ts';
import { findBrief, insertBrief, readBriefPages } from './repository.ts';
import { toBrief } from './to-brief.ts';

/**
 * Copies a brief for the caller with evidence, analysis, and strategy.
 * @throws ApiError 404 by policy.
 */
export async function duplicateBrief(ctx: Context, id: string): Promise<SavedBrief> {
  const { actor } = ctx;
  return withTransaction(ctx, async (inside) => {
    const row = requireAccess(actor, await findBrief(inside.db, id));
    const { revision: _, createdAt: _created, updatedAt: _updated, removedAt: _removed, ...copied } = row;
    const mainTopic = strategyMessages.copyOf(row.mainTopic).slice(0, BRIEF_LIMITS.topic).toWellFormed();
    const copy = await insertBrief(
      inside.db,
      {
        ...copied,
        id: randomUUID(),
        authorId: actor.userId,
        authorName: actor.name,
        mainTopic,
        fields: { ...row.fields, mainTopic },
      },
      await readBriefPages(inside.db, row.id),
    );
    await writeAudit(inside, 'strategy.duplicate_brief', copy.id, { of: row.id });
    return toBrief(inside, copy);
  });
}
