import {
  KEYWORD_LIST_MAX,
  type KEYWORD_ORIGINS,
  type ListedKeyword,
  type listKeywords as call,
} from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { computeClusters } from '../../../language-pack/index.ts';
import type { Context } from '../../../platform/context.ts';
import {
  expandKeyword,
  gatherKeywordFigures,
  keywordIntents,
  keywordKey,
  normalizeKeyword,
  wasAnySourceQueried,
} from '../../../research/index.ts';
import { toSource } from '../predictive-analytics/show-source.ts';
import { executeRun } from '../runs/execute-run.ts';
import { intentMessages } from './messages.ts';

type Answer = HandlerOutput<typeof call>;
type Origin = (typeof KEYWORD_ORIGINS)[number];

const STEPS = 3;
const LABELED = 3;

/**
 * Lists keywords with the figures that a search source knows, their intent by wording, and their clusters. Free if no
 * source was asked.
 * @throws ApiError 429 at the plan's limit; the signal's reason.
 */
export async function listKeywords(ctx: Context, body: ParsedRequest<typeof call>['body']): Promise<Answer> {
  const { keywords, expand } = body;
  const named = expand === '' ? keywords.slice(0, LABELED).join(', ') : expand;
  const label = expand === '' ? intentMessages.listOf(named, keywords.length) : named;
  return executeRun(ctx, { kind: 'keyword-list', label, inputs: body }, async (metering, inside) => {
    inside.progress(intentMessages.expanding, 0, STEPS);
    const expanded = expand === '' ? null : await expandKeyword(inside, expand);
    const list = new KeywordList();
    if (expand !== '') list.add([expand], 'given');
    list.add(keywords, 'given');
    list.add(expanded?.suggestions ?? [], 'suggestion');
    list.add(expanded?.related ?? [], 'related');
    list.add(expanded?.questions ?? [], 'question');
    const entries = list.entries();

    inside.progress(intentMessages.askingFigures(entries.length), 1, STEPS);
    const { figures, source, sources } = await gatherKeywordFigures(
      inside,
      entries.map(({ keyword }) => keyword),
    );
    const reports = [...(expanded?.sources ?? []), ...sources];
    if (!wasAnySourceQueried(reports)) metering.answeredFromCache();

    inside.progress(intentMessages.sorting, 2, STEPS);
    const texts = entries.map(({ keyword }) => keyword);
    const volumeOf = (keyword: string) => figures?.get(keywordKey(keyword))?.volume ?? null;
    const [intents, { clusters, pages, provenance: clustering }] = await Promise.all([
      keywordIntents(texts),
      computeClusters(texts.map((keyword) => ({ keyword, demand: volumeOf(keyword) }))),
    ]);
    const clusterOf = new Map(
      clusters.flatMap(({ name, members }) => members.map((member) => [keywordKey(member), name])),
    );
    const pageOf = new Map(
      pages.flatMap((members) => members.map((member) => [keywordKey(member), members[0] ?? member])),
    );
    const rows = entries.map(({ keyword, origin }, at): ListedKeyword => {
      const { volume = null, difficulty = null, clickPrice = null } = figures?.get(keywordKey(keyword)) ?? {};
      const intent = intents[at]?.leading ?? null;
      const cluster = clusterOf.get(keywordKey(keyword)) ?? keyword;
      const page = pageOf.get(keywordKey(keyword)) ?? keyword;
      return { keyword, origin, volume, difficulty, clickPrice, intent, cluster, page };
    });
    const known = rows.filter(({ volume }) => volume !== null).length;
    return {
      keywords: rows.toSorted((a, b) => (b.volume ?? -1) - (a.volume ?? -1)),
      clusters: clusters.map(({ name, intent, members }) => ({
        name,
        intent,
        count: members.length,
        pages: new Set(members.map((member) => pageOf.get(keywordKey(member)))).size,
        volume: sumOfKnown(members.map(volumeOf)),
      })),
      repeated: list.repeated,
      leftOut: list.leftOut,
      figures: source === null ? null : { source, known },
      clustering,
      sources: reports.map(toSource),
      provenance:
        known > 0
          ? { kind: 'measured', method: 'figures of a search source; intent and clusters by the words' }
          : { kind: 'modelled', method: 'intent and clusters by the words of the keywords' },
    };
  });
}

function sumOfKnown(volumes: readonly (number | null)[]): number | null {
  const known = volumes.filter((volume) => volume !== null);
  return known.length === 0 ? null : known.reduce((sum, volume) => sum + volume, 0);
}

/** Keywords, each once in any spelling of capitals and spaces, up to the limit of a list. */
class KeywordList {
  /** Number of given keywords that were there already. */
  repeated = 0;
  /** Number of keywords beyond the limit. */
  leftOut = 0;
  private readonly found = new Map<string, { readonly keyword: string; readonly origin: Origin }>();

  add(keywords: readonly string[], origin: Origin): void {
    for (const text of keywords) {
      const keyword = normalizeKeyword(text);
      const key = keywordKey(text);
      if (key === '') continue;
      if (this.found.has(key)) this.repeated += origin === 'given' ? 1 : 0;
      else if (this.found.size >= KEYWORD_LIST_MAX) this.leftOut += 1;
      else this.found.set(key, { keyword, origin });
    }
  }

  entries(): { readonly keyword: string; readonly origin: Origin }[] {
    return [...this.found.values()];
  }
}
