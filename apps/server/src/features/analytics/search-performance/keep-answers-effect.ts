import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ExternalEffect, OutboxContext } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { keepAnswers } from './keep-answers.ts';

const KIND = 'search-answers';
/** What is not done by then is computed when somebody asks for it. */
const TIMEOUT_MS = 600_000;

const payloadSchema = z.object({ workspaceId: z.string() });

/** Has the answers about new figures computed, in the transaction that stores these. */
export async function writeAnswersEffect(ctx: OutboxContext, workspaceId: string): Promise<void> {
  const key = `${KIND}:${workspaceId}:${randomUUID()}`;
  // One property at a time: its answers read millions of rows.
  await writeEffects(ctx, [{ kind: KIND, key, channel: KIND, payload: { workspaceId } }]);
}

/** Computes answers range by range: each is kept as soon as it is known. */
export const computeAnswers: ExternalEffect<z.output<typeof payloadSchema>, null> = {
  kind: KIND,
  timeoutMs: TIMEOUT_MS,
  attempts: 2,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { workspaceId }, signal) {
    await keepAnswers({ db: ctx.db, actor: { workspaceId } }, () => signal.aborted);
    return null;
  },
  async record() {
    // The answers are kept already.
  },
};
