import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { PermanentFailure, type Effect, type Sweep } from '../../platform/jobs/define.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import { dueKey, listDueContent, publishDueContent, publishDueBatch } from '../content/index.ts';
import { notify } from '../notifications/index.ts';

const PUBLISH_DUE = 'publish-due';
const SWEEP_SIZE = 2_000;
/** Waits 1, 2, 4, 8, and 16 s between attempts, so an item is published or given up within a minute. */
const ATTEMPTS = 6;

const dueSchema = z.object({
  contentId: z.string(),
  workspaceId: z.string(),
  authorId: z.string().nullable(),
  title: z.string(),
});

/** Enqueues every item whose publication time has come. */
export const sweepDue: Sweep = {
  name: 'due-content',
  async run(ctx) {
    const due = await listDueContent(ctx, SWEEP_SIZE);
    return writeEffects(
      ctx,
      interleaveWorkspaces(due).map((item) => ({
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

/** Publishes an item if it is still due, and notifies its author on failure. */
export const publishDue: Effect<z.output<typeof dueSchema>> = {
  kind: PUBLISH_DUE,
  isLocal: true,
  needsTrueClock: true,
  attempts: ATTEMPTS,
  parse: (payload) => dueSchema.parse(payload),
  async run(ctx, { contentId }) {
    try {
      await publishDueContent(ctx, contentId);
    } catch (error) {
      throw error instanceof ApiError && error.status < 500
        ? new PermanentFailure(error.code, { cause: error })
        : error;
    }
  },
  async runBatch(ctx, batch) {
    const published = await publishDueBatch(
      ctx,
      batch.map(({ payload }) => payload.contentId),
    );
    return new Set(batch.filter(({ payload }) => published.has(payload.contentId)).map(({ key }) => key));
  },
  async onGiveUp(ctx, { contentId, workspaceId, authorId, title }, key, reason) {
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
 * Interleaves workspaces: neighbors run in parallel, and two items of one workspace would wait on each other while
 * choosing their URLs.
 */
function interleaveWorkspaces<Item extends { readonly workspaceId: string }>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return items
    .map((item) => {
      const position = counts.get(item.workspaceId) ?? 0;
      counts.set(item.workspaceId, position + 1);
      return { item, turn: position };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}
