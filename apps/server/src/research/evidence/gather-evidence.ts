import type { SearchQuery } from '../../providers/search/port.ts';
import { querySources, type Asked } from './query-sources.ts';
import { advisePasting } from './advise-pasting.ts';
import { buildEvidenceNotice } from './evidence-notice.ts';
import {
  wasAnySourceQueried,
  type GatheredEvidence,
  type GivenPage,
  type Origin,
} from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { saveResearch } from './save-research.ts';
import { normalizeKeyword } from '../research-keyword.ts';
import { readCompetitors } from './read-competitors.ts';
import { readArticles, readFoundPages } from './read-found-pages.ts';
import { readGivenPages, type SortedPages } from './read-given-pages.ts';
import { readSavedPages } from './read-saved-pages.ts';
import { articlesPart, figuresPart, resultsPart, suggestionsPart, type SearchPart } from './search-parts.ts';

const PAGES_MAX = 10;
/** Deadline for reading pages, in milliseconds after the start, so that a response is sent within the client's 90 s. */
const READ_BY_MS = 65_000;
const READ_MS_MIN = 10_000;

export interface GatherInput {
  readonly keyword: string;
  /**
   * Pages that a user gave; undefined if the screen has no field for them, so that no message advises to paste them.
   */
  readonly pages?: readonly GivenPage[];
  /** Addresses that a user named: of pages, or of sites that are searched for pages on the keyword. */
  readonly competitors?: readonly string[];
  /** Subjects to look for on a named site; the keyword by default. */
  readonly subjects?: readonly string[];
  /**
   * Keywords whose saved research supplies the pages if none was given, named, or found: the first that has any; none
   * by default.
   */
  readonly savedFor?: readonly string[];
  /** Whether to ask the search sources; true by default. */
  readonly includeSearch?: boolean;
  /** ISO 3166-1 and ISO 639-1, two letters each; the installation's by default. */
  readonly country?: string;
  readonly language?: string;
  /** Cancels gathering, in addition to the context's own signal. */
  readonly signal?: AbortSignal;
}

/**
 * Gathers what the web and the given pages say about a keyword: results, suggestions, and figures from the first source
 * that knows them, the named pages, and at most ten of the found ones. If no page was given or could be read, saved
 * research supplies them where the caller wants it, or else encyclopedia articles. A failing source is reported in
 * `sources` and never ends the gathering.
 * @throws the signal's reason.
 */
export async function gatherEvidence(ctx: GatheringContext, input: GatherInput): Promise<GatheredEvidence> {
  const startedAt = performance.now();
  const keyword = input.keyword.trim();
  const failure = new AbortController();
  const signal = AbortSignal.any([ctx.signal, failure.signal, ...(input.signal ? [input.signal] : [])]);
  const { country, language } = ctx.services.config.search;
  const query: SearchQuery = {
    keyword: normalizeKeyword(keyword),
    country: (input.country ?? country).toLowerCase(),
    language: (input.language ?? language).toLowerCase(),
    signal,
  };
  const isSearched = (input.includeSearch ?? true) && query.keyword !== '';
  const ask = <Answer>(part: SearchPart<Answer>): Promise<Asked<Answer>> =>
    isSearched
      ? querySources(ctx, part, query)
      : Promise.resolve({ answer: null, source: null, gatheredAt: null, reports: [] });
  const competitors = input.competitors ?? [];
  let isReadAnew = false;
  const timeLeft = (): number => Math.max(READ_MS_MIN, READ_BY_MS - (performance.now() - startedAt));
  try {
    if (isSearched) ctx.progress('Searching', 0, 1);
    if (competitors.length > 0) ctx.progress('Reading competitor pages', 0, competitors.length);
    const [given, named, results, suggestions, figures] = await Promise.all([
      readGivenPages(input.pages ?? [], signal),
      readCompetitors(ctx, competitors, {
        subjects: input.subjects ?? [keyword],
        signal,
        timeMs: timeLeft(),
        onPage: (done, of) => ctx.progress('Reading competitor pages', done, of),
        onAskedAnew: () => {
          isReadAnew = true;
        },
      }),
      ask(resultsPart),
      ask(suggestionsPart),
      ask(figuresPart),
    ]);
    const known = new Set(named.pages.map(({ url }) => url));
    const wanted = (results.answer?.results ?? []).filter(({ url }) => !known.has(url)).slice(0, PAGES_MAX);
    if (wanted.length > 0) ctx.progress('Reading pages', 0, wanted.length);
    const found = await readFoundPages(ctx, wanted, {
      signal,
      timeMs: timeLeft(),
      onPage: (done, of) => ctx.progress('Reading pages', done, of),
    });
    const isEmpty = [given, named, found].every(({ pages }) => pages.length === 0);
    const saved = isEmpty ? await readSavedPages(ctx, input.savedFor ?? [], signal) : null;
    const articles = isEmpty && saved === null ? await ask(articlesPart) : null;
    const read = articles?.answer ? await readArticles(articles.answer, articles, signal) : null;
    const asked = [results, suggestions, figures, ...(articles ? [articles] : [])];
    const sources = asked.flatMap(({ reports }) => reports);
    const all = [given, named, found, ...(saved ? [saved] : []), ...(read ? [read] : [])];
    const pages = all.flatMap((sorted: SortedPages) => sorted.pages);
    const leftOut = all.flatMap((sorted: SortedPages) => sorted.leftOut);
    const canPaste = input.pages !== undefined;
    const gathered: GatheredEvidence = {
      keyword,
      results: results.answer?.results ?? null,
      questions: results.answer?.questions ?? null,
      related: results.answer?.related ?? null,
      features: results.answer?.features ?? null,
      suggestions: suggestions.answer,
      figures: figures.answer ?? { volume: null, difficulty: null, clickPrice: null, months: null },
      pages,
      leftOut: canPaste ? leftOut.map(advisePasting) : leftOut,
      sources,
      notice: buildEvidenceNotice({
        isSearched,
        canPaste,
        sources,
        results: results.answer?.results ?? null,
        pages,
        saved,
      }),
      provenance: {
        kind: pages.length > 0 || asked.some(({ answer }) => answer !== null) ? 'measured' : 'modelled',
        results: originOf(results),
        suggestions: originOf(suggestions),
        figures: originOf(figures),
      },
      askedAnew: isReadAnew || wasAnySourceQueried(sources),
    };
    // What searchers elsewhere see is not what texts here are scored against, and saved pages are not news.
    if (saved === null && input.country === undefined && input.language === undefined)
      await saveResearch(ctx, gathered);
    return gathered;
  } catch (error) {
    // Cancels whatever is still running.
    failure.abort(error);
    throw error;
  }
}

function originOf({ source, gatheredAt }: Origin): Origin {
  return { source, gatheredAt };
}
