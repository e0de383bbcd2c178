import type { CallOutput } from '@pagewright/contract/endpoint';
import type { makeSample as call } from '@pagewright/contract/onboarding';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { writeAudit } from '../audit/index.ts';
import { prepareScore, savePreparedScore, type PreparedScore } from '../advanced/index.ts';
import { addSilentEvents } from '../calendar/index.ts';
import { createPreparedContent, prepareContent, type PreparedContent } from '../content/index.ts';
import {
  createFinishedBrief,
  insertNewBrief,
  withArticleIds,
  type FinishedBriefData,
} from '../strategy/index.ts';
import { lockUser } from '../team/index.ts';
import { onboardingMessages } from './messages.ts';
import { findSample, insertSample, storeFirstArticle, type SampleRow } from './repository.ts';
import { sampleIn } from './sample/index.ts';

const HOUR_MS = 3_600_000;
/** The time of day of sample events, in UTC. */
const DUE_HOUR = 15;

/** A sample for a workspace, parsed and scored before any transaction is open. */
export interface PreparedSample {
  readonly articles: readonly PreparedContent[];
  /** With analysis and strategy. Its articles have their place in `articles` as id. */
  readonly brief: FinishedBriefData;
  /** Scores that become analysis runs, each with the place of its article. */
  readonly scores: readonly { readonly place: number; readonly score: PreparedScore }[];
}

/** Scores the sample's articles and creates its brief, with the product's own calculations; null if the caller already has a sample. */
export async function prepareSample(ctx: Context): Promise<PreparedSample | null> {
  if (await findSample(ctx.db, ctx.actor.userId)) return null;
  const sample = sampleIn(currentLanguage());
  // The new workspace has no data about keywords yet.
  const newWorkspace = { ...ctx, actor: { ...ctx.actor, workspaceId: '' } };
  const articles: PreparedContent[] = [];
  for (const article of sample.articles) articles.push(await prepareContent(newWorkspace, article));
  const scores: PreparedSample['scores'][number][] = [];
  for (const place of sample.analyzedArticles) {
    const article = articles[place];
    if (article) scores.push({ place, score: await scoreArticle(newWorkspace, article) });
  }
  const existing = sample.articles.map(({ title, primaryKeyword = '' }, place) => ({
    id: String(place),
    title,
    keyword: primaryKeyword,
  }));
  return { articles, scores, brief: await createFinishedBrief(ctx, sample.brief, existing) };
}

/**
 * Creates the caller's sample workspace with all of its content, or nothing, and switches their session to it. It is a
 * separate workspace, so nothing of it mixes with their content, counts toward their plan, or stays after removal.
 */
export async function createSample(
  ctx: Context,
  prepared: PreparedSample | null,
): Promise<CallOutput<typeof call>> {
  const { userId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await lockUser(inside.db, userId);
    const sample = (await findSample(inside.db, userId)) ?? (await fillWorkspace(inside, prepared));
    await ctx.services.identity.enterWorkspace(inside.db, ctx.actor, sample.workspaceId);
    return sample;
  });
}

/** @throws ApiError 409 if the sample existed when it was prepared but has been removed since. */
async function fillWorkspace(ctx: Context, prepared: PreparedSample | null): Promise<SampleRow> {
  if (!prepared) throw new ApiError(409, 'sample_removed', onboardingMessages.justRemoved);
  const { userId } = ctx.actor;
  const sample = sampleIn(currentLanguage());
  const made = await ctx.services.identity.createWorkspace(ctx.db, {
    name: onboardingMessages.workspaceName,
    adminId: userId,
  });
  await insertSample(ctx.db, { workspaceId: made.id, userId }, sample.site);
  const inside: Context = {
    ...ctx,
    actor: { ...ctx.actor, workspaceId: made.id, workspaceSlug: made.slug, role: 'admin' },
  };
  const ids: string[] = [];
  for (const article of prepared.articles) ids.push((await createPreparedContent(inside, article)).id);
  for (const { place, score } of prepared.scores) {
    const id = ids[place];
    if (id !== undefined) await savePreparedScore(inside, score, id);
  }
  const { strategy, ...brief } = prepared.brief;
  const idsByPlace = new Map(ids.map((id, place) => [String(place), id]));
  await insertNewBrief(inside, { ...brief, strategy: withArticleIds(strategy, idsByPlace) });
  await addSilentEvents(
    inside,
    sample.events.map(({ inDays, ...event }) => ({ ...event, timeZone: 'UTC', scheduledFor: dueIn(inDays) })),
  );
  const first = ids[sample.firstArticle] ?? null;
  if (first !== null) await storeFirstArticle(ctx.db, made.id, first);
  await writeAudit(inside, 'onboarding.make_sample', made.id);
  return { workspaceId: made.id, articleId: first };
}

/** The score that the article itself gets, so that the sample shows one score of it everywhere. */
function scoreArticle(ctx: Context, { fields }: PreparedContent): Promise<PreparedScore> {
  const { content, title, metaTitle, metaDescription, slug, primaryKeyword, keywords } = fields;
  return prepareScore(ctx, {
    content,
    title,
    metaTitle,
    metaDescription,
    slug,
    primaryKeyword,
    targetKeywords: [...keywords],
  });
}

function dueIn(days: number): Date {
  const day = new Date();
  day.setUTCHours(0, 0, 0, 0);
  return new Date(day.getTime() + (days * 24 + DUE_HOUR) * HOUR_MS);
}
