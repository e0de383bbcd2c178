import type { EffectContext } from '../../platform/jobs/define.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit, writeSystemAudits } from '../audit/index.ts';
import {
  lockAddressesOfWorkspaces,
  lockDueVersions,
  publishVersions,
  withFreeAddress,
} from './due-repository.ts';
import { makeSlug } from './make-slug.ts';
import { findWorkspacesRequiringApproval } from './review-repository.ts';
import { countDueItems, findDueItems, lockDueItem, type DueItem } from './repository.ts';
import { withScoredTransaction } from './scoring/scored-transaction.ts';
import { findWorkspacesRequiringSources } from './sources/source-repository.ts';
import { publishItem } from './publish-item.ts';
import { writeSiteChange } from './site-change.ts';

const DUE_KEY = 'publish';

/** Returns the key of the effect that publishes an item. Another save or another date gives another key. */
export function dueKey({
  id,
  revision,
  scheduledFor,
}: Pick<DueItem, 'id' | 'revision' | 'scheduledFor'>): string {
  return `${DUE_KEY}:${id}:${revision}:${scheduledFor.getTime()}`;
}

/** Lists items that are due by the database clock and have no `dueKey` effect yet, longest due first. */
export function listDueContent(ctx: Pick<EffectContext, 'db'>, limit: number): Promise<DueItem[]> {
  return findDueItems(ctx.db, DUE_KEY, limit);
}

/**
 * Counts the items that are due and not given up, those of them that are more than a minute late, and those given up.
 */
export function countDueContent(ctx: Pick<EffectContext, 'db'>): ReturnType<typeof countDueItems> {
  return countDueItems(ctx.db, DUE_KEY);
}

/**
 * Publishes a scheduled, due item as a person last saved it. Returns false and does nothing if it is not due (any
 * more), so repeated calls publish it once.
 */
export async function publishDueContent(
  ctx: Pick<EffectContext, 'db' | 'log'>,
  id: string,
): Promise<boolean> {
  return withScoredTransaction(ctx, async (inside) => {
    const { db } = inside;
    const due = await lockDueItem(db, id);
    if (!due) return false;
    const shown = await publishItem(inside, due.item, due.isLate);
    const actor = { workspaceId: shown.workspaceId, userId: null };
    await writeAudit({ db, actor }, 'content.publish', id, { slug: shown.publicSlug, isLate: due.isLate });
    return true;
  });
}

/**
 * Publishes due items in a batch with a few statements, and returns their ids. Items that are not due or locked,
 * whose address is taken, or whose workspace requires approval or sources are skipped and left to
 * `publishDueContent`.
 */
export async function publishDueBatch(
  ctx: Pick<EffectContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockDueVersions(db, ids);
    const workspaceIds = locked.map(({ workspaceId }) => workspaceId);
    const approving = await findWorkspacesRequiringApproval(db, workspaceIds);
    const sourcing = await findWorkspacesRequiringSources(db, workspaceIds);
    const due = locked.filter(({ workspaceId }) => !approving.has(workspaceId) && !sourcing.has(workspaceId));
    if (due.length === 0) return new Set();
    await lockAddressesOfWorkspaces(
      db,
      due.map(({ workspaceId }) => workspaceId),
    );
    const wanted = due.map((item) => ({
      ...item,
      address: item.shown.slug || item.slug || makeSlug(item.shown.title),
    }));
    const items = await withFreeAddress(db, wanted);
    if (items.length === 0) return new Set();
    const moments = await publishVersions(db, items);
    await writeSiteChange(
      db,
      'published',
      ...items.map(({ id, workspaceId, authorId, title, address, isLate }) => {
        const at = moments.get(id);
        if (!at) throw new Error(`content ${id} was not published`);
        return { contentId: id, workspaceId, authorId, title, slug: address, isLate, at };
      }),
    );
    await writeSystemAudits(
      db,
      'content.publish',
      items.map(({ id, workspaceId, address, isLate }) => ({
        workspaceId,
        subject: id,
        detail: { slug: address, isLate },
      })),
    );
    return new Set(items.map(({ id }) => id));
  });
}
