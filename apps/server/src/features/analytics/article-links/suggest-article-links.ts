import type { suggestArticleLinks as call } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { detectKeywordLanguage } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { findArticleLinks, type ArticleLink } from '../../../research/evidence/article-links.ts';
import { readContent } from '../../content/index.ts';
import { siteIndexMessages } from '../sites/messages.ts';
import { findLinkPages, findSiteLanguages, readCoverage } from '../sites/site-page-repository.ts';
import { listArticleDecisions } from './article-link-repository.ts';
import { findOwnPage } from './own-page.ts';

const finding = defineTask(
  new URL('../../../research/evidence/article-links.ts', import.meta.url),
  findArticleLinks,
  { kind: 'long' },
);
const COMPARED_MAX = 500;
/** Pages that share words with the article's title come first. */
const NEAR_WORDS_MAX = 12;
const NEAR_WORD = /[\p{L}\p{N}]{4,40}/gu;
const PROVENANCE = {
  kind: 'modelled',
  method: 'links by eight facts of names, passages and folders',
} as const;

/**
 * Suggests missing links between an item and the pages of the workspace's own site, in both directions.
 * @throws ApiError 404 by policy, 413, 422, or 503 if the text is too long or the server too busy.
 */
export async function suggestArticleLinks(
  ctx: Context,
  id: string,
  given: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const item = await readContent(ctx, id);
  const own = await findOwnPage(ctx, item);
  if (own === null) {
    const none = { outbound: [], inbound: [], decided: [], compared: 0 };
    return { site: null, page: null, ...none, coverage: null, provenance: PROVENANCE };
  }
  ctx.progress(siteIndexMessages.comparing, 0, 0);
  const { title = item.title, content = item.content } = given;
  const { siteId, page: ownPage } = own;
  const decisions = await listArticleDecisions(ctx.db, {
    workspaceId: ctx.actor.workspaceId,
    contentId: id,
    siteId,
    ownPage: ownPage?.id ?? null,
  });
  const language = languageOf(`${title} ${item.excerpt}`, await findSiteLanguages(ctx.db, siteId));
  const near = `${title} ${item.primaryKeyword}`.match(NEAR_WORD)?.slice(0, NEAR_WORDS_MAX) ?? [];
  const [candidates, { coverage }] = await Promise.all([
    findLinkPages(ctx.db, siteId, COMPARED_MAX, {
      language,
      near,
      also: decisions.map(({ pageId }) => pageId),
    }),
    readCoverage(ctx.db, siteId),
  ]);
  const pages = candidates.filter((page) => page.id !== ownPage?.id);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const decidedOf = (wanted: 'inbound' | 'outbound') =>
    decisions.filter(({ direction }) => direction === wanted).map(({ pageId }) => pageId);
  const addresses = ownPage === null ? own.addresses : [ownPage.url, ...own.addresses];
  const found = await compute(
    finding,
    { title, content, addresses },
    pages.map(({ id: page, url, title: name, links, article }) => ({
      id: page,
      url,
      title: name,
      links,
      article,
    })),
    language || 'en',
    { outbound: decidedOf('outbound'), inbound: decidedOf('inbound') },
  );
  const show = ({ page, ...link }: ArticleLink) => {
    const { url, title: name } = byId.get(page) ?? { url: '', title: '' };
    return { page: { id: String(page), url, title: name }, ...link };
  };
  return {
    site: own.origin,
    page: ownPage && { ...ownPage, id: String(ownPage.id) },
    outbound: found.outbound.map(show),
    inbound: found.inbound.map(show),
    decided: decisions.map(({ pageId, ...decision }) => {
      const set = decision.direction === 'outbound' ? found.linked : found.linking;
      return { ...decision, isSet: byId.has(pageId) ? set.includes(pageId) : null };
    }),
    compared: pages.length,
    coverage,
    provenance: PROVENANCE,
  };
}

/** Language of the pages to compare with: the text's own if the site has pages in it, else the site's main language. */
function languageOf(text: string, languages: readonly string[]): string {
  const [main = ''] = languages;
  const own = detectKeywordLanguage(text, main || 'en');
  return languages.includes(own) ? own : main;
}
