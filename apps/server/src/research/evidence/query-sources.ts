import { z } from 'zod';
import type { SearchQuery } from '../../providers/search/port.ts';
import { SearchError } from '../../providers/search/search-error.ts';
import type { OfferedSource } from '../../vendors/index.ts';
import { findFreshAnswer, saveAnswer, type SerpQuery } from '../serp-repository.ts';
import { keywordKey } from '../research-keyword.ts';
import type { SourceReport } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import type { SearchPart } from './search-parts.ts';

/** A source's answer is reused for this long. */
export const FRESH_MS = 86_400_000;

/** The result of asking for one part. */
export interface Asked<Answer> {
  /** Null if no source answered. */
  readonly answer: Answer | null;
  /** The source that answered and when; null if none did. */
  readonly source: string | null;
  readonly gatheredAt: string | null;
  /** Every source that was asked, in order. */
  readonly reports: readonly SourceReport[];
}

/**
 * Asks the sources that offer a part, one after another, until one knows the answer. Answers are reused for a day; a
 * new one is stored at once, even if later steps fail.
 * @throws the reason of the query's signal.
 */
export async function querySources<Answer>(
  ctx: GatheringContext,
  part: SearchPart<Answer>,
  query: SearchQuery,
): Promise<Asked<Answer>> {
  const reports: SourceReport[] = [];
  const deadline = AbortSignal.timeout(part.timeMs);
  for (const source of await ctx.services.vendors.sources(ctx.actor.workspaceId)) {
    if (!part.of(source) || !mayAsk(ctx, source)) continue;
    const { report, answer } = await askOne(ctx, part, query, { source, deadline });
    reports.push(report);
    if (answer === null) continue;
    return { answer, source: source.name, gatheredAt: report.gatheredAt, reports };
  }
  return { answer: null, source: null, gatheredAt: null, reports };
}

/** At the plan's limit, only sources that the installation does not pay for may be asked. */
export function mayAsk({ meter }: GatheringContext, { payer }: OfferedSource): boolean {
  return payer !== 'installation' || meter?.mayUseInstallation !== false;
}

async function askOne<Answer>(
  ctx: GatheringContext,
  part: SearchPart<Answer>,
  query: SearchQuery,
  { source, deadline }: { readonly source: OfferedSource; readonly deadline: AbortSignal },
): Promise<{ readonly report: SourceReport; readonly answer: Answer | null }> {
  const report = reporter(source, part.name);
  const { crawler } = ctx.services;
  const { keyword, country, language } = query;
  const question: SerpQuery = {
    workspaceId: ctx.actor.workspaceId,
    keyword: keywordKey(keyword),
    country,
    language,
    part: part.name,
    source: source.name,
  };
  const kept = await findFreshAnswer(crawler.db, question, FRESH_MS);
  // A stored answer of another version may have another shape; the source is then asked again.
  const parsed = kept && z.object({ known: part.schema }).safeParse(kept.answer);
  if (kept && parsed?.success)
    return { report: report('reused', kept.gatheredAt), answer: parsed.data.known };
  try {
    query.signal.throwIfAborted();
    const signal = AbortSignal.any([query.signal, deadline]);
    const answer = (await part.of(source)?.({ ...query, signal })) ?? null;
    // Wrapped, because a bare null would be stored as no answer.
    if (source.payer !== 'nobody') ctx.meter?.asked('search', source.payer);
    const gatheredAt = await saveAnswer(crawler.db, question, { known: answer });
    return { report: report('answered', gatheredAt), answer };
  } catch (error) {
    const failure = sourceFailure(ctx, error, { source, part: part.name, signal: query.signal, deadline });
    return { report: report('failed', null, failure), answer: null };
  }
}

/** Returns a function that reports on a source that was asked for a part. */
export function reporter(
  source: OfferedSource,
  part: SourceReport['part'],
): (
  condition: SourceReport['condition'],
  gatheredAt: Date | null,
  error?: SearchError | null,
) => SourceReport {
  return (condition, gatheredAt, error = null) => ({
    source: source.name,
    title: source.title,
    part,
    condition,
    code: error?.fault ?? null,
    message: error?.message ?? null,
    gatheredAt: gatheredAt?.toISOString() ?? null,
  });
}

/**
 * Logs why a source failed, and returns it.
 * @throws the signal's reason; any error that is not a source's.
 */
export function sourceFailure(
  ctx: Pick<GatheringContext, 'log'>,
  error: unknown,
  asked: {
    readonly source: OfferedSource;
    readonly part: SourceReport['part'];
    readonly signal: AbortSignal;
    readonly deadline: AbortSignal;
  },
): SearchError {
  const { source, part, signal, deadline } = asked;
  signal.throwIfAborted();
  const isLate = deadline.aborted && error === deadline.reason;
  const failure = isLate ? new SearchError(source.title, 'source_too_slow', 'all together') : error;
  if (!(failure instanceof SearchError)) throw failure;
  const { fault, detail } = failure;
  ctx.log.warn(
    { event: 'search_source_failed', source: source.name, part, fault, detail },
    'a search source failed',
  );
  return failure;
}
