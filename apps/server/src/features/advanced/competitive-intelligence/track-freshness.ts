import type { ContentFreshness, trackFreshness as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { FreshnessPriority } from '@pagewright/engine';
import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import {
  checkLinks,
  findResearch,
  readResearchPages,
  type CheckedLink,
  type SerializedPage,
} from '../../../research/index.ts';
import { findMonthlyViews } from '../sites/own-page-repository.ts';
import type { OwnPage } from '../sites/own-page.ts';
import { readOwnSite } from '../sites/own-pages.ts';
import { toMissedPage } from '../sites/read-sites.ts';
import { siteMessages } from '../sites/messages.ts';
import { hrefOf } from '../sites/site-name.ts';
import { intelligenceMessages } from './messages.ts';
import { judgeAge, findPageKeyword } from './judge-age.ts';
import { findTextChanges } from './versions.ts';
import { readNamedPage, type NamedPage } from '../sites/read-named-page.ts';
import type { Analysis } from '../sites/analysis.ts';

type RequestBody = ParsedRequest<typeof call>['body'];
type Row = ContentFreshness['updatePriority'][number];
type JudgedPage = Pick<OwnPage, 'url' | 'article'> & { readonly contentId: string | null };

const module = new URL('./judge-age.ts', import.meta.url);
const judging = defineTask(module, judgeAge, { kind: 'long' });
const matching = defineTask(module, findPageKeyword, { kind: 'long' });

const DAY_MS = 86_400_000;
const ITEMS_MAX = 20;
/** Maximum links checked of a page: of its article, and of lists beside it. */
const LINKS_OF_PAGE = 20;
const LISTED_OF_PAGE = 10;
const LINKS_MAX = 100;
const LINKS_MS = 25_000;
const CHANGES_MAX = 8;
/** The engine needs a month of visits and the one before. */
const MONTHS_NEEDED = 2;
const PRIORITIES: readonly FreshnessPriority[] = ['critical', 'warning', 'watch', 'none'];

/**
 * Ranks the pages that should be updated: by the drop of their views if these are known, otherwise by age, length,
 * dated statements, and dead links.
 * @throws ApiError 422 if there is no page, or none can be read; the signal's reason.
 */
export async function judgeFreshness(
  ctx: Context,
  { urls, keywords, refresh }: RequestBody,
): Promise<Analysis<ContentFreshness>> {
  const own = await readOwnSite(ctx, urls.length === 0 ? { order: 'oldest', limit: ITEMS_MAX } : {});
  const { pages, unread, askedAnew } = await pagesToJudge(ctx, urls, own.pages, refresh ? 0 : DAY_MS);
  const [first] = unread;
  if (pages.length === 0)
    throw new ApiError(
      422,
      'no_page_read',
      first ? siteMessages.noPagesRead(first.message) : intelligenceMessages.noPages,
    );
  const views = await findMonthlyViews(
    ctx.db,
    pages.flatMap(({ contentId }) => contentId ?? []),
  );
  const checked = await checkLinksOf(ctx, pages);
  const rows: Row[] = [];
  for (const page of pages) {
    const keyword = await compute(matching, page, keywords);
    rows.push(await judge(ctx, page, { keyword, views: views.get(page.contentId ?? '') ?? null, checked }));
  }
  const result: Analysis<ContentFreshness>['result'] = {
    updatePriority: rows.toSorted(
      (one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority),
    ),
    unread,
    provenance: { kind: 'modelled', method: 'views where known, else signs of age in the page' },
  };
  return { result, askedAnew: askedAnew || checked.size > 0 };
}

async function pagesToJudge(
  ctx: Context,
  urls: readonly string[],
  items: readonly OwnPage[],
  maxAgeMs: number,
): Promise<{ pages: readonly JudgedPage[]; unread: ContentFreshness['unread']; askedAnew: boolean }> {
  if (urls.length === 0) return { pages: items, unread: [], askedAnew: false };
  const known = new Map(items.map((item) => [item.url, item]));
  let done = 0;
  ctx.progress(intelligenceMessages.readingPages, 0, urls.length);
  const read = await Promise.all(
    urls.map(async (given) => {
      const item = known.get(hrefOf(given));
      const page = item ?? (await readNamedPage(ctx, given, maxAgeMs));
      done += 1;
      ctx.progress(intelligenceMessages.readingPages, done, urls.length);
      return page;
    }),
  );
  const asked = read.filter((page): page is NamedPage => 'isReused' in page);
  return {
    pages: read.flatMap((page) =>
      'article' in page
        ? [{ url: page.url, article: page.article, contentId: 'contentId' in page ? page.contentId : null }]
        : [],
    ),
    unread: read.flatMap((page) => ('article' in page ? [] : [toMissedPage(page)])),
    askedAnew: asked.some(({ isReused }) => !isReused) || read.some((page) => !('article' in page)),
  };
}

/** Checks the links to other sites in the pages' articles and in lists beside them; results by address. */
async function checkLinksOf(
  ctx: Context,
  pages: readonly JudgedPage[],
): Promise<ReadonlyMap<string, CheckedLink>> {
  const hrefs = new Set(
    pages.flatMap(({ article: { outgoingOfArticle, outgoingOfLists } }) => [
      ...outgoingOfArticle.slice(0, LINKS_OF_PAGE),
      ...outgoingOfLists.slice(0, LISTED_OF_PAGE),
    ]),
  );
  const checked = await checkLinks(ctx, [...hrefs].slice(0, LINKS_MAX), {
    timeMs: LINKS_MS,
    signal: ctx.signal,
    onProgress: (done, total) => ctx.progress(intelligenceMessages.checkingLinks, done, total),
  });
  return new Map(checked.map((link) => [link.href, link]));
}

interface Known {
  readonly keyword: string | null;
  readonly views: readonly (number | null)[] | null;
  readonly checked: ReadonlyMap<string, CheckedLink>;
}

async function judge(ctx: Context, page: JudgedPage, { keyword, views, checked }: Known): Promise<Row> {
  const { article, url } = page;
  const changedAt = article.modified ?? article.published;
  const seenChangedAt = await findObservedChanges(ctx, page);
  const judged = await compute(judging, {
    article,
    now: new Date().toISOString(),
    // An observed change counts, whatever the page states.
    lastChangedAt: latestOf([changedAt, ...seenChangedAt]),
    ...(views ? { series: views } : {}),
    competitors: await rivalsOf(ctx, keyword, url),
    checked,
  });
  return {
    url,
    contentId: page.contentId,
    title: article.title,
    keyword,
    priority: judged.priority,
    reasons: judged.findings.map((finding) => intelligenceMessages.freshness(finding)),
    suggestedActions: judged.actions.map((action) => intelligenceMessages.action(action)),
    findings: judged.findings.map(({ code, values: found }) => ({ code, values: { ...found } })),
    actions: [...judged.actions],
    ageDays: judged.ageDays,
    words: judged.words,
    publishedAt: article.published,
    changedAt,
    dated: [...judged.dated],
    seenChangedAt,
    views: views && views.length >= MONTHS_NEEDED ? [...views] : null,
    deadLinks: [...judged.deadLinks],
    leftOut: [...judged.leftOut],
    provenance: judged.provenance,
  };
}

/** The latest of the valid dates; null if there are none. */
function latestOf(dates: readonly (string | null)[]): string | null {
  const known = dates.flatMap((date) => (date === null || Number.isNaN(Date.parse(date)) ? [] : [date]));
  return known.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}

/** The pages that the workspace's research knows for a keyword. */
async function rivalsOf(ctx: Context, keyword: string | null, url: string): Promise<SerializedPage[]> {
  const research = keyword === null ? undefined : await findResearch(ctx.db, ctx.actor.workspaceId, keyword);
  const pages = research ? await readResearchPages(ctx.db, research) : [];
  return pages.filter((page) => page.source === 'web' && page.url !== url);
}

/** When the page's text was found changed, newest first; for our own items publications are known already. */
async function findObservedChanges(ctx: Context, { url, contentId }: JudgedPage): Promise<string[]> {
  if (contentId !== null) return [];
  return (await findTextChanges(ctx, url, CHANGES_MAX)).map((at) => at.toISOString());
}
