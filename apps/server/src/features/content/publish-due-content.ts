import type { EffectContext } from '../../jobs/define.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit, writeOwnAudits } from '../audit/index.ts';
import { lockAddressesOf, lockDueVersions, publishVersions, withFreeAddress } from './due-repository.ts';
import { makeSlug } from './make-slug.ts';
import { findApprovingWorkspaces } from './review-repository.ts';
import { countDueItems, findDueItems, lockDueItem, type DueItem } from './repository.ts';
import { savingMeasured } from './scoring/saving-measured.ts';
import { findSourcingWorkspaces } from './sources/source-repository.ts';
import { showItem } from './show-item.ts';
import { writeSiteChange } from './site-change.ts';

const DUE_KEY = 'publish';

/** Names the effect that publishes an item: another save or another date is another intention. */
export function dueKey({
  id,
  revision,
  scheduledFor,
}: Pick<DueItem, 'id' | 'revision' | 'scheduledFor'>): string {
  return `${DUE_KEY}:${id}:${revision}:${scheduledFor.getTime()}`;
}

/** Items that are due by the database's clock and for which no effect `dueKey` was written, the longest due first. */
export function listDueContent(ctx: Pick<EffectContext, 'db'>, limit: number): Promise<DueItem[]> {
  return findDueItems(ctx.db, DUE_KEY, limit);
}

/** How many items are due and not given up, how many of these for more than a minute, and how many were given up. */
export function countDueContent(ctx: Pick<EffectContext, 'db'>): ReturnType<typeof countDueItems> {
  return countDueItems(ctx.db, DUE_KEY);
}

/**
 * Publishes an item that is scheduled and due, as a person last saved it. Answers false, and does nothing, where it is
 * not (any more): so it happens once, however often it is asked for.
 */
export async function publishDueContent(
  ctx: Pick<EffectContext, 'db' | 'log'>,
  id: string,
): Promise<boolean> {
  return savingMeasured(ctx, async (inside) => {
    const { db } = inside;
    const due = await lockDueItem(db, id);
    if (!due) return false;
    const shown = await showItem(inside, due.item, due.isLate);
    const actor = { workspaceId: shown.workspaceId, userId: null };
    await writeAudit({ db, actor }, 'content.publish', id, { slug: shown.publicSlug, isLate: due.isLate });
    return true;
  });
}

/**
 * Publishes those of the items that are due, with a few statements for all of them, and answers which. Left are those that
 * are not due, that somebody is at work on, whose address is taken, or whose workspace wants them approved or sourced: for these
 * `publishDueContent` decides.
 */
export async function publishDueTogether(
  ctx: Pick<EffectContext, 'db'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return withTransaction(ctx, async ({ db }) => {
    const locked = await lockDueVersions(db, ids);
    const workspaceIds = locked.map(({ workspaceId }) => workspaceId);
    const approving = await findApprovingWorkspaces(db, workspaceIds);
    const sourcing = await findSourcingWorkspaces(db, workspaceIds);
    const due = locked.filter(({ workspaceId }) => !approving.has(workspaceId) && !sourcing.has(workspaceId));
    if (due.length === 0) return new Set();
    await lockAddressesOf(
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
    await writeOwnAudits(
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
