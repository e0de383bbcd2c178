import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { EffectContext, ExternalEffect, Sweep } from '../../../../platform/jobs/define.ts';
import { writeEffects } from '../../../../platform/jobs/outbox.ts';
import type { OfferedModel } from '../../../../vendors/index.ts';
import { notifyAdminsTranslated, notifyMembersTranslated } from '../../../notifications/index.ts';
import { createJobContext } from '../../job-context.ts';
import { findJobAdmin } from '../../job-member-repository.ts';
import { analyticsMessages } from '../../messages.ts';
import { listMissingCalls, type PromptCall } from '../answer-repository.ts';
import { describePromptProblem } from '../describe-prompt-problem.ts';
import { findOwnChange } from '../run-result.ts';
import {
  claimDueRuns,
  continueRun,
  findOpenRun,
  findRun,
  finishRun,
  startScheduledRuns,
  type RunRow,
} from '../run-repository.ts';
import { askQuestion } from './ask-question.ts';

const RUN = 'prompt-run';
const PART_MS = 150_000;
/** After this time, no further question is asked in this part, since its answer may not come in time. */
const BEGIN_MS = 60_000;
const LEASE_SECONDS = 600;
/** Questions that are asked at the same time. */
const AT_ONCE = 4;
/** Failures in a row after which a run ends. */
const FAILURES_MAX = 6;

/** Problems after which every further call fails too. */
const FINAL: ReadonlySet<string> = new Set(['key_refused', 'plan_limit']);

const payloadSchema = z.object({ runId: z.uuid() });

/** How one part of a run ended; the answers are already stored. */
interface Part {
  readonly end: 'more' | 'over';
  readonly problem: string | null;
}

/** Starts weekly runs, and a part of each run that is due. */
export const sweepPromptRuns: Sweep = {
  name: 'prompt-runs',
  async run(ctx) {
    await startScheduledRuns(ctx.db);
    const due = await claimDueRuns(ctx.db, LEASE_SECONDS);
    return writeEffects(
      ctx,
      due.map((runId) => ({
        kind: RUN,
        key: `${RUN}:${runId}:${randomUUID()}`,
        channel: `${RUN}:${runId}`,
        payload: { runId },
      })),
    );
  },
};

/** Runs a part of a run. Each answer is stored as it arrives, so that nothing is asked and paid for twice. */
export const askPromptPart: ExternalEffect<z.output<typeof payloadSchema>, Part | null> = {
  kind: RUN,
  timeoutMs: PART_MS,
  attempts: 3,
  parse: (payload) => payloadSchema.parse(payload),
  send: (ctx, { runId }, signal) => runPart(ctx, runId, signal),
  async record(ctx, { runId }, part) {
    if (part === null) return;
    if (part.end === 'more') return continueRun(ctx.db, runId);
    const open = await findOpenRun(ctx.db, runId);
    if (open && (await finishRun(ctx.db, runId, part.problem)) && open.run.isScheduled)
      await notifyOfEnd(ctx, open.panel, { ...open.run, problem: part.problem });
  },
};

async function runPart(ctx: EffectContext, runId: string, signal: AbortSignal): Promise<Part | null> {
  const open = await findOpenRun(ctx.db, runId);
  if (!open) return null;
  const { run, panel } = open;
  const over = (problem: string | null): Part => ({ end: 'over', problem });
  const member = await findJobAdmin(ctx.db, panel);
  if (!member) return over('ownerless');
  const { offered } = await ctx.services.vendors.models(panel.workspaceId);
  const model = offered.find(({ id }) => id === run.model);
  if (!model) return over('model_missing');
  const calls = await listMissingCalls(ctx.db, run);
  const asMember = createJobContext(ctx, { name: RUN, member, signal });
  const ended = await askAll(asMember, { run, model, calls });
  // What is left was not begun in the time of this part.
  return ended === null && calls.length > 0 ? { end: 'more', problem: null } : over(ended);
}

/** Asks until the time of the part is over, a few at once, and takes what it began off `calls`. Returns why the run ends early, or null. */
async function askAll(
  ctx: Context,
  work: { readonly run: RunRow; readonly model: OfferedModel; readonly calls: PromptCall[] },
): Promise<string | null> {
  const { run, model, calls } = work;
  const lastBegin = Date.now() + BEGIN_MS;
  let inARow = 0;
  let ended: string | null = null;
  const askNext = async (): Promise<void> => {
    while (ended === null && Date.now() < lastBegin) {
      // Somebody may have stopped the run.
      if (!(await findOpenRun(ctx.db, run.id))) return;
      const call = calls.shift();
      if (!call) return;
      const problem = await askQuestion(ctx, { run, model, call });
      inARow = problem === null ? 0 : inARow + 1;
      if (problem !== null && (FINAL.has(problem) || inARow >= FAILURES_MAX)) ended ??= problem;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return ended;
}

/** Notifies the admins if a scheduled run ended early, or all members if the own share changed significantly. */
async function notifyOfEnd(
  ctx: EffectContext,
  panel: { readonly id: string; readonly workspaceId: string; readonly name: string },
  run: RunRow,
): Promise<void> {
  const { problem } = run;
  const notice = { title: panel.name, link: `/analytics/ai?view=answers&panel=${panel.id}`, reason: null };
  const key = `${RUN}:${run.id}`;
  if (problem !== null)
    return notifyAdminsTranslated(ctx, `${key}:problem`, panel.workspaceId, () => ({
      ...notice,
      kind: 'search_pull_failed',
      text: describePromptProblem(problem, run.model),
    }));
  const found = await findRun(ctx.db, panel.id, run.id);
  const change = found && (await findOwnChange(ctx.db, found.run));
  if (!change) return;
  await notifyMembersTranslated(ctx, `${key}:changed`, panel.workspaceId, () => ({
    ...notice,
    kind: 'alert',
    text: analyticsMessages.promptShareChanged(change),
  }));
}
