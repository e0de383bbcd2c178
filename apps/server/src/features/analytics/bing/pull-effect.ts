import { randomUUID } from 'node:crypto';
import type { BingProblem } from '@pagewright/contract/analytics';
import { z } from 'zod';
import type { EffectContext, ExternalEffect, Sweep } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { BingError, type BingDay, type BingWeek } from '../../../providers/bing-webmaster/port.ts';
import { notifyAdminsTranslated } from '../../notifications/index.ts';
import { backOffSeconds, NOTIFY_AFTER_FAILURES } from '../back-off.ts';
import { describeImportProblem } from '../describe-import-problem.ts';
import {
  claimDueBing,
  findBingConnection,
  markBingNotified,
  recordBingFailure,
  recordBingPull,
  writeResealedBingKey,
} from './connection-repository.ts';
import { writeBingDays, writeBingWeeks } from './figures-repository.ts';
import { bingKeyPlace, openBing } from './manage-bing.ts';

const PULL = 'bing-pull';
const PULL_MS = 90_000;
const LEASE_SECONDS = 600;
const DAY_SECONDS = 86_400;

const payloadSchema = z.object({ workspaceId: z.string() });

type Pulled = { readonly site: string } & (
  | {
      readonly days: readonly BingDay[];
      readonly queries: readonly BingWeek[];
      readonly pages: readonly BingWeek[];
    }
  | { readonly problem: BingProblem }
);

/** Starts the pull of each connection that is due. */
export const sweepBingPulls: Sweep = {
  name: 'bing-pulls',
  async run(ctx) {
    const due = await claimDueBing(ctx.db, LEASE_SECONDS);
    return writeEffects(
      ctx,
      due.map((workspaceId) => ({
        kind: PULL,
        key: `${PULL}:${workspaceId}:${randomUUID()}`,
        channel: `${PULL}:${workspaceId}`,
        payload: { workspaceId },
      })),
    );
  },
};

/** Pulls all that Bing has: days and weeks replace themselves, so a pull that runs twice changes nothing. */
export const pullBingFigures: ExternalEffect<z.output<typeof payloadSchema>, Pulled | null> = {
  kind: PULL,
  timeoutMs: PULL_MS,
  attempts: 3,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { workspaceId }, signal) {
    const row = await findBingConnection(ctx.db, workspaceId);
    if (!row || row.site === null) return null;
    const { site } = row;
    try {
      const bing = openBing(ctx, row);
      const days = await bing.readDays(site, signal);
      const queries = await bing.readWeeks(site, 'query', signal);
      return { site, days, queries, pages: await bing.readWeeks(site, 'page', signal) };
    } catch (error) {
      if (!(error instanceof BingError)) throw error;
      const { problem } = error;
      ctx.log.warn(
        { event: 'bing_pull_failed', err: error, workspaceId, fault: problem },
        'a pull of Bing figures failed',
      );
      return { site, problem };
    }
  },
  async record(ctx, { workspaceId }, pulled) {
    if (pulled === null) return;
    const row = await findBingConnection(ctx.db, workspaceId, true);
    // Disconnected meanwhile, or switched to another site.
    if (!row || row.site !== pulled.site) return;
    if ('problem' in pulled) {
      const { problem } = pulled;
      const isPassing = new BingError(problem).status >= 500;
      const wait = isPassing ? backOffSeconds(row.failures) : DAY_SECONDS;
      await recordBingFailure(ctx.db, workspaceId, problem, wait);
      if (!isPassing || row.failures + 1 >= NOTIFY_AFTER_FAILURES)
        await notifyOnce(ctx, workspaceId, problem);
      return;
    }
    await writeBingDays(ctx.db, workspaceId, pulled.days);
    await writeBingWeeks(ctx.db, workspaceId, 'query', pulled.queries);
    await writeBingWeeks(ctx.db, workspaceId, 'page', pulled.pages);
    const { secrets } = ctx.services;
    const place = bingKeyPlace(workspaceId);
    // Reseal a key that was sealed with a former key of the installation, so that the former one can be removed.
    if (!secrets.isCurrent(row.key))
      await writeResealedBingKey(ctx.db, workspaceId, secrets.seal(secrets.open(row.key, place), place));
    await recordBingPull(ctx.db, workspaceId, DAY_SECONDS);
  },
};

/** Notifies the admins of a workspace of a problem, once until a pull succeeds again. */
async function notifyOnce(ctx: EffectContext, workspaceId: string, problem: BingProblem): Promise<void> {
  if (!(await markBingNotified(ctx.db, workspaceId))) return;
  await notifyAdminsTranslated(ctx, `${PULL}:${workspaceId}:${randomUUID()}`, workspaceId, () => ({
    kind: 'search_pull_failed',
    title: 'Bing Webmaster Tools',
    link: '/settings/connections',
    reason: null,
    text: describeImportProblem(new BingError(problem)),
  }));
}
