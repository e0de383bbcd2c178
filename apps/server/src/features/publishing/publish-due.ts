import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { FinalFailure, type Effect, type Sweep } from '../../jobs/define.ts';
import { writeEffects } from '../../jobs/outbox.ts';
import { dueKey, listDueContent, publishDueContent, publishDueBatch } from '../content/index.ts';
import { notify } from '../notifications/index.ts';

const PUBLISH_DUE = 'publish-due';
const SWEEP_SIZE = 2_000;
/** With waits of 1, 2, 4, 8 and 16 s between them: an item is late or given up within a minute. */
const ATTEMPTS = 6;

const dueSchema = z.object({
  contentId: z.string(),
  workspaceId: z.string(),
  authorId: z.string().nullable(),
  title: z.string(),
});

/** Writes an effect for every item whose time has come. */
export const sweepDue: Sweep = {
  name: 'due-content',
  async run(ctx) {
    const due = await listDueContent(ctx, SWEEP_SIZE);
    return writeEffects(
      ctx,
      takeTurns(due).map((item) => ({
        kind: PUBLISH_DUE,
        key: dueKey(item),
        payload: {
          contentId: item.id,
          workspaceId: item.workspaceId,
          authorId: item.authorId,
          title: item.title,
        },
      })),
    );
  },
};

/** Publishes an item that is still due, and tells its author where that cannot be done. */
export const publishDue: Effect<z.output<typeof dueSchema>> = {
  kind: PUBLISH_DUE,
  isLocal: true,
  needsTrueClock: true,
  attempts: ATTEMPTS,
  parse: (payload) => dueSchema.parse(payload),
  async carryOut(ctx, { contentId }) {
    try {
      await publishDueContent(ctx, contentId);
    } catch (error) {
      throw error instanceof ApiError && error.status < 500
        ? new FinalFailure(error.code, { cause: error })
        : error;
    }
  },
  async carryOutTogether(ctx, batch) {
    const published = await publishDueBatch(
      ctx,
      batch.map(({ payload }) => payload.contentId),
    );
    return new Set(batch.filter(({ payload }) => published.has(payload.contentId)).map(({ key }) => key));
  },
  async giveUp(ctx, { contentId, workspaceId, authorId, title }, key, reason) {
    if (authorId === null) return;
    await notify(ctx, key, {
      workspaceId,
      userId: authorId,
      kind: 'publish_failed',
      title,
      link: `/content/${contentId}`,
      reason,
    });
  },
};

/**
 * The items with those of one workspace apart: neighbours are carried out side by side, and two of one workspace wait for
 * each other while they choose their addresses.
 */
function takeTurns<Item extends { readonly workspaceId: string }>(items: readonly Item[]): Item[] {
  const turns = new Map<string, number>();
  return items
    .map((item) => {
      const turn = turns.get(item.workspaceId) ?? 0;
      turns.set(item.workspaceId, turn + 1);
      return { item, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}
