import type { CallOutput } from '@pagewright/contract/endpoint';
import type { makeSample as call } from '@pagewright/contract/onboarding';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { currentLanguage } from '../../language/current-language.ts';
import { writeAudit } from '../audit/index.ts';
import { addSilentEvents } from '../calendar/index.ts';
import { createPreparedContent, prepareContent, type PreparedContent } from '../content/index.ts';
import { insertNewBrief, createBriefFromWords, type NewBriefData } from '../strategy/index.ts';
import { lockUser } from '../team/index.ts';
import { onboardingMessages } from './messages.ts';
import { findSample, insertSample, nameFirstArticle, type SampleRow } from './repository.ts';
import { sampleIn } from './sample/index.ts';

const HOUR_MS = 3_600_000;
/** When sample events are due, in UTC. */
const DUE_HOUR = 15;

/** A sample that is to be put into a workspace: read and scored before any transaction is open. */
export interface PreparedSample {
  readonly articles: readonly PreparedContent[];
  readonly brief: NewBriefData;
}

/** Scores the sample's articles and makes its brief; null where the caller has a sample already. */
export async function prepareSample(ctx: Context): Promise<PreparedSample | null> {
  if (await findSample(ctx, ctx.actor.userId)) return null;
  const sample = sampleIn(currentLanguage());
  // Nothing is known of the keywords in a workspace that is still to be made.
  const nowhere = { ...ctx, actor: { ...ctx.actor, workspaceId: '' } };
  const articles: PreparedContent[] = [];
  for (const article of sample.articles) articles.push(await prepareContent(nowhere, article));
  return { articles, brief: await createBriefFromWords(ctx, sample.brief) };
}

/**
 * Makes the caller's sample workspace with all that is in it, or nothing, and has their session go on there. It is a
 * workspace of its own, so nothing of it is ever among their content, counts for their plan, or is left when it is removed.
 */
export async function makeSample(
  ctx: Context,
  prepared: PreparedSample | null,
): Promise<CallOutput<typeof call>> {
  const { userId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await lockUser(inside, userId);
    const sample = (await findSample(inside, userId)) ?? (await fill(inside, prepared));
    await ctx.services.identity.enterWorkspace(inside.db, ctx.actor, sample.workspaceId);
    return sample;
  });
}

/** @throws ApiError 409 where the sample was there when it was prepared, and is gone by now. */
async function fill(ctx: Context, prepared: PreparedSample | null): Promise<SampleRow> {
  if (!prepared) throw new ApiError(409, 'sample_removed', onboardingMessages.justRemoved);
  const { userId } = ctx.actor;
  const sample = sampleIn(currentLanguage());
  const made = await ctx.services.identity.createWorkspace(ctx.db, {
    name: onboardingMessages.workspaceName,
    adminId: userId,
  });
  await insertSample(ctx, { workspaceId: made.id, userId }, sample.site);
  const inside: Context = {
    ...ctx,
    actor: { ...ctx.actor, workspaceId: made.id, workspaceSlug: made.slug, role: 'admin' },
  };
  const ids: string[] = [];
  for (const article of prepared.articles) ids.push((await createPreparedContent(inside, article)).id);
  await insertNewBrief(inside, prepared.brief);
  await addSilentEvents(
    inside,
    sample.events.map(({ inDays, ...event }) => ({ ...event, timeZone: 'UTC', scheduledFor: dueIn(inDays) })),
  );
  const first = ids[sample.firstArticle] ?? null;
  if (first !== null) await nameFirstArticle(ctx, made.id, first);
  await writeAudit(inside, 'onboarding.make_sample', made.id);
  return { workspaceId: made.id, articleId: first };
}

function dueIn(days: number): Date {
  const day = new Date();
  day.setUTCHours(0, 0, 0, 0);
  return new Date(day.getTime() + (days * 24 + DUE_HOUR) * HOUR_MS);
}
