import { z } from 'zod';
import { BULK_KEYWORDS_MAX, type KeywordFigures } from '../../providers/search/port.ts';
import type { OfferedSource } from '../../vendors/index.ts';
import { keywordKey } from '../research-keyword.ts';
import { findFreshAnswers, saveAnswers } from '../serp-repository.ts';
import type { SourceReport } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { FRESH_MS, mayAsk, reporter, sourceFailure } from './query-sources.ts';
import { figuresPart } from './search-parts.ts';

/** Search figures of several keywords, and the sources that were asked. */
export interface GatheredFigures {
  /** By `keywordKey`; null if no source answered. A keyword that the source does not know has null figures. */
  readonly figures: ReadonlyMap<string, KeywordFigures> | null;
  /** Display name of the source that answered; null if none did. */
  readonly source: string | null;
  readonly sources: readonly SourceReport[];
}

/**
 * Asks for volume, difficulty, and click price of several keywords in one request. The first source that answers is
 * used; what it answered within a day is not asked again.
 * @throws the signal's reason.
 */
export async function gatherKeywordFigures(
  ctx: GatheringContext,
  keywords: readonly string[],
): Promise<GatheredFigures> {
  const keys = [...new Set(keywords.map(keywordKey))].filter((key) => key !== '').slice(0, BULK_KEYWORDS_MAX);
  const sources: SourceReport[] = [];
  for (const source of await ctx.services.vendors.sources(ctx.actor.workspaceId)) {
    if (!source.bulkFigures || keys.length === 0 || !mayAsk(ctx, source)) continue;
    const { report, figures } = await askOne(ctx, source, keys);
    sources.push(report);
    if (figures !== null) return { figures, source: source.title, sources };
  }
  return { figures: null, source: null, sources };
}

async function askOne(
  ctx: GatheringContext,
  source: OfferedSource,
  keys: readonly string[],
): Promise<{ readonly report: SourceReport; readonly figures: Map<string, KeywordFigures> | null }> {
  const { db } = ctx.services.crawler;
  const { country, language } = ctx.services.config.search;
  const part = figuresPart.name;
  const report = reporter(source, part);
  const question = { workspaceId: ctx.actor.workspaceId, country, language, part, source: source.name };
  const figures = new Map<string, KeywordFigures>();
  let gatheredAt: Date | null = null;
  for (const [key, kept] of await findFreshAnswers(db, question, keys, FRESH_MS)) {
    const parsed = z.object({ known: figuresPart.schema }).safeParse(kept.answer);
    if (!parsed.success) continue;
    figures.set(key, parsed.data.known);
    if (gatheredAt === null || kept.gatheredAt < gatheredAt) gatheredAt = kept.gatheredAt;
  }
  const open = keys.filter((key) => !figures.has(key));
  if (open.length === 0) return { report: report('reused', gatheredAt), figures };
  const deadline = AbortSignal.timeout(figuresPart.timeMs);
  try {
    ctx.signal.throwIfAborted();
    const signal = AbortSignal.any([ctx.signal, deadline]);
    const answers = (await source.bulkFigures?.({ keywords: open, country, language, signal })) ?? [];
    if (source.payer !== 'nobody') ctx.meter?.asked('search', source.payer);
    const found = open.flatMap((keyword, at) => {
      const known = answers[at];
      return known === undefined ? [] : [{ keyword, answer: { known } }];
    });
    if (found.length > 0) gatheredAt = await saveAnswers(db, question, found);
    for (const { keyword, answer } of found) figures.set(keyword, answer.known);
    return { report: report('answered', gatheredAt), figures };
  } catch (error) {
    const failure = sourceFailure(ctx, error, { source, part, signal: ctx.signal, deadline });
    return { report: report('failed', null, failure), figures: null };
  }
}
