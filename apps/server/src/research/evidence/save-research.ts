import { withTransaction } from '../../platform/db/client.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';
import { htmlDigest, compressHtml } from '../page-body.ts';
import { researchSavedEffect } from '../research-saved.ts';
import { keywordKey } from '../research-keyword.ts';
import {
  touchResearch,
  findResearchPages,
  findResearchRow,
  replaceResearch,
  type ResearchPage,
} from '../research-repository.ts';
import { hasBody, saveBody } from '../snapshot-repository.ts';
import type { GatheredEvidence, GatheredPage, SourceReport } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';

const PAGES_MAX = 20;
const LONGEST = { url: 2_000, title: 300 } as const;

type Gathered = Pick<GatheredEvidence, 'keyword' | 'pages' | 'leftOut' | 'questions' | 'sources'>;

/**
 * Saves the pages and questions gathered for a keyword, for everything that the workspace writes about it. A page that
 * could not be read this time stays as it was; encyclopedia articles never replace web pages, and nothing is replaced
 * by nothing. If the pages differ from before, the effect `RESEARCH_SAVED` is caused.
 */
export async function saveResearch(ctx: GatheringContext, gathered: Gathered): Promise<void> {
  const { db } = ctx.services.crawler;
  const { workspaceId } = ctx.actor;
  const keyword = keywordKey(gathered.keyword);
  const which = { workspaceId, keyword };
  const found = gathered.pages.filter(({ source }) => source !== 'given');
  if (keyword === '' || found.length === 0) return;
  const before = await findResearchPages(db, which);
  const hasWeb = found.some(({ source }) => source === 'web');
  if (!hasWeb && before.some(({ source }) => source === 'web')) return;
  const read = await Promise.all(found.map((page) => keepPage(ctx, page)));
  const pages = inOrder([...read.flatMap((page) => page ?? []), ...unreadNow(before, gathered)]);
  if (pages.length === 0) return;
  const answered = gathered.sources.find(isAnswerOf(hasWeb ? 'results' : 'articles'));
  const gatheredAt = answered?.gatheredAt ? new Date(answered.gatheredAt) : newest(pages);
  const questions = gathered.questions === null ? null : [...gathered.questions];
  await withTransaction({ db }, async (inside) => {
    const known = await findResearchRow(inside.db, which);
    const isSame =
      known !== undefined &&
      JSON.stringify(known.questions) === JSON.stringify(questions) &&
      pages.map(identity).join('\n') === before.map(identity).join('\n');
    if (isSame) return touchResearch(inside.db, which, gatheredAt);
    const source = answered?.title ?? null;
    const id = await replaceResearch(inside.db, { ...which, gatheredAt, source, questions }, pages);
    await writeEffects(inside, [researchSavedEffect(which, id)]);
  });
}

/** Stores a page's HTML; null if its address cannot be stored. */
async function keepPage(
  { services: { crawler } }: GatheringContext,
  { url, title, source, position, fetchedAt, original, words }: GatheredPage,
): Promise<ResearchPage | null> {
  if (url === null || url.length > LONGEST.url || fetchedAt === null) return null;
  const digest = htmlDigest(original.text);
  if (!(await hasBody(crawler.db, digest)))
    await saveBody(crawler.db, { digest, ...(await compressHtml(original.text)) });
  return {
    url,
    title: title.slice(0, LONGEST.title).toWellFormed(),
    source,
    position,
    wordCount: words,
    fetchedAt: new Date(fetchedAt),
    digest,
  };
}

/** Pages of the previous research that were requested again but could not be read this time. */
function unreadNow(before: readonly ResearchPage[], { leftOut }: Gathered): ResearchPage[] {
  const unread = new Set(leftOut.map(({ url }) => url));
  return before.filter(({ source, url }) => source === 'web' && unread.has(url));
}

/** Pages with unique addresses in the order of the results, those that no search found first. */
function inOrder(pages: readonly ResearchPage[]): ResearchPage[] {
  const byUrl = new Map(pages.toReversed().map((page) => [page.url, page]));
  return [...byUrl.values()]
    .toReversed()
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .slice(0, PAGES_MAX);
}

function isAnswerOf(wanted: SourceReport['part']): (report: SourceReport) => boolean {
  return ({ part, condition }) => part === wanted && condition !== 'failed';
}

function newest(pages: readonly ResearchPage[]): Date {
  return new Date(Math.max(...pages.map(({ fetchedAt }) => fetchedAt.getTime())));
}

const identity = ({ url, digest, position }: ResearchPage): string => `${url} ${digest} ${position}`;
