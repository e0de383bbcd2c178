import type { serpIntegration as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { SerpIntegration } from '@pagewright/contract/score';
import { ENGINE_VERSION } from '@pagewright/engine';
import { ApiError } from '../../../platform/api-error.ts';
import { compute } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { formatOf, gatherEvidence, type GatheredEvidence } from '../../../research/index.ts';
import { readSubject, rescoreById, showResearch } from '../../content/index.ts';
import { metered } from '../../usage/index.ts';
import { saveIfRequested } from './save-result.ts';
import { scoringMessages } from './messages.ts';
import { scoring } from './scoring.ts';

type RequestBody = ParsedRequest<typeof call>['body'];

/**
 * Researches a keyword and shows how well a text matches its results page. The research is stored for everything that
 * the workspace writes about the keyword. One SEO request; free if the data was gathered within a day. Without a
 * network it uses the pages of the item, submitted pages, and earlier research.
 * @throws ApiError 404 if there is no item that the caller may read, 422 without a keyword, 429 at the plan's limit.
 */
export async function measureSerpIntegration(
  ctx: Context,
  body: RequestBody,
): Promise<SerpIntegration & { runId?: string }> {
  const { content, primaryKeyword: keyword, contentId, pages, includeSearch } = body;
  if (keyword === '') throw new ApiError(422, 'no_keyword', scoringMessages.noKeyword);
  // Before anything is fetched and metered for an item that the caller may not read.
  if (contentId !== undefined) await readSubject(ctx, { keyword, contentId });
  return metered(ctx, { kind: 'seo', requests: 1, ownKey: 'search' }, async (metering, inside) => {
    const gathered = await gatherEvidence(inside, {
      keyword,
      pages: pages.map((page) => ({ ...page, format: formatOf(page.text) })),
      competitors: includeSearch ? await namedBefore(inside, keyword) : [],
      includeSearch,
    });
    if (!gathered.askedAnew) metering.answeredFromCache();
    inside.progress(scoringMessages.scoring, 0, 1);
    // Other items with the keyword follow within seconds; the one being edited is rescored at once.
    if (contentId !== undefined) await rescoreById(inside, contentId);
    const given = gathered.pages.filter(({ source }) => source === 'given');
    const subject = await readSubject(inside, { keyword, contentId, given });
    const { content: _content, contentId: _item, pages: _pages, includeSearch: _search, ...fields } = body;
    const score = await compute(scoring, { ...fields, content }, subject);
    const part = score.parts.find(({ id }) => id === 'serpIntegration');
    const measured: SerpIntegration = {
      totalScore: score.breakdown.serpIntegration.totalScore,
      reason: score.reason,
      points: part?.points ?? null,
      maximum: part?.maximum ?? null,
      findings: part?.findings ?? [],
      restsOn: { subject: score.restsOn.subject, pages: score.restsOn.pages },
      evidence: {
        ...found(gathered),
        research: await showResearch(ctx.db, ctx.actor.workspaceId, keyword),
      },
      language: score.language,
      provenance: score.provenance,
      engineVersion: ENGINE_VERSION,
    };
    return saveIfRequested(inside, 'serp-integration', keyword, body, measured);
  });
}

/** Addresses that a person named in earlier research of the keyword: a search would not find them again. */
async function namedBefore(ctx: Context, keyword: string): Promise<string[]> {
  const research = await showResearch(ctx.db, ctx.actor.workspaceId, keyword);
  return (research?.pages ?? []).flatMap(({ url, source, position }) =>
    source === 'web' && position === null ? [url] : [],
  );
}

function found(gathered: GatheredEvidence): Omit<SerpIntegration['evidence'], 'research'> {
  const { results, questions, features, sources, leftOut, notice, askedAnew } = gathered;
  return {
    results: results && results.map(({ position, title, url }) => ({ position, title, url })),
    questions: questions && [...questions],
    features: features && [...features],
    given: gathered.pages.flatMap(({ source, url, title }) => (source === 'given' ? [{ url, title }] : [])),
    sources: sources.map(({ source, title, condition, message, gatheredAt }) => ({
      source,
      title,
      condition,
      message,
      gatheredAt,
    })),
    leftOut: leftOut.map(({ url, title, message }) => ({ url, title, message })),
    notice: notice?.message ?? null,
    askedAnew,
  };
}
