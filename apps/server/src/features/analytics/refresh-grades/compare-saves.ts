import { REFRESH_RULES } from '@pagewright/contract/analytics';
import type { Actor, Context } from '../../../platform/context.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import { compareRevisions } from './compare-revisions.ts';
import type { SaveGroup } from './find-refreshes.ts';
import { listShares, readTexts, writeShares, type RevisionPair } from './saves-repository.ts';

/** Pairs of texts that are compared at a time. */
const PAIRS_AT_ONCE = 10;

const comparing = defineTask(new URL('./compare-revisions.ts', import.meta.url), compareRevisions, {
  kind: 'long',
});

/** Saves that changed the text substantially. */
export type Refresh = SaveGroup & { readonly share: number };

/**
 * Finds the refreshes among groups of saves, newest first, and how many groups are still to be compared. Shares are
 * stored; texts that were never compared are, for a limited time.
 */
export async function compareSaves(
  ctx: Pick<Context, 'db'> & { readonly actor: Pick<Actor, 'workspaceId'> },
  groups: readonly SaveGroup[],
  timeMs: number,
): Promise<{ readonly refreshes: Refresh[]; readonly left: number }> {
  const keyOf = ({ contentId, from, to }: RevisionPair): string => `${contentId} ${from} ${to}`;
  const stored = groups.length === 0 ? [] : await listShares(ctx.db, ctx.actor.workspaceId);
  const shares = new Map(stored.map((one) => [keyOf(one), one.share]));
  const newest = groups.toSorted(
    (one, other) => other.firstDay.localeCompare(one.firstDay) || keyOf(one).localeCompare(keyOf(other)),
  );
  const missing = newest.filter((group) => !shares.has(keyOf(group)));
  const end = Date.now() + timeMs;
  while (missing.length > 0 && Date.now() < end) {
    const texts = await readTexts(ctx.db, missing.splice(0, PAIRS_AT_ONCE));
    const found = await compute(
      comparing,
      texts.map(({ before, after }) => [before, after] as const),
    );
    const compared = texts.map(({ contentId, from, to }, at) => ({
      contentId,
      from,
      to,
      // As it is stored, so that answers kept under it are found again.
      share: Math.fround(found[at] ?? 0),
    }));
    await writeShares(ctx.db, compared);
    for (const one of compared) shares.set(keyOf(one), one.share);
  }
  return {
    left: missing.length,
    refreshes: newest.flatMap((group) => {
      const share = shares.get(keyOf(group));
      return share === undefined || share < REFRESH_RULES.changedShare ? [] : [{ ...group, share }];
    }),
  };
}
