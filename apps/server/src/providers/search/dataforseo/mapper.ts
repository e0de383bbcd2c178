import type { ResultsFeature } from '@pagewright/contract/analytics';
import type { z } from 'zod';
import { cleanLines, numberResults } from '../clean-answer.ts';
import type { KeywordFigures, ResultsPage } from '../port.ts';
import type {
  autocompleteAnswerSchema,
  organicAnswerSchema,
  overviewAnswerSchema,
  pageIntersectionAnswerSchema,
} from './schema.ts';

const FEATURES: ReadonlyMap<string, ResultsFeature> = new Map([
  ['featured_snippet', 'featuredSnippet'],
  ['answer_box', 'featuredSnippet'],
  ['knowledge_graph', 'knowledgePanel'],
  ['paid', 'ads'],
  ['shopping', 'shopping'],
  ['popular_products', 'shopping'],
  ['commercial_units', 'shopping'],
  ['ai_overview', 'aiOverview'],
  ['people_also_ask', 'peopleAlsoAsk'],
  ['top_stories', 'topStories'],
  ['images', 'images'],
  ['video', 'videos'],
  ['short_videos', 'videos'],
  ['local_pack', 'localPack'],
  ['map', 'localPack'],
  ['discussions_and_forums', 'discussions'],
]);

/** The results page in a response, with the first ten results or as many as were asked for. */
export function toResultsPage(answer: z.output<typeof organicAnswerSchema>, depth?: number): ResultsPage {
  const result = answer.tasks?.[0]?.result?.[0];
  const items = result?.items ?? [];
  const organic = items.filter(({ type }) => type === 'organic');
  const linesOf = (type: string): string[] =>
    cleanLines(
      items
        .filter((item) => item.type === type)
        .flatMap((item) => item.items ?? [])
        .map((line) => (typeof line === 'string' ? line : line.title)),
    );
  const types = [...(result?.item_types ?? []), ...items.map(({ type }) => type)];
  const features = new Set(types.flatMap((type) => FEATURES.get(type) ?? []));
  if (organic.some(({ links }) => (links ?? []).length > 0)) features.add('sitelinks');
  return {
    results: numberResults(
      organic.map(({ title, url, description }) => ({ title, url, snippet: description })),
      depth,
    ),
    questions: linesOf('people_also_ask'),
    related: linesOf('related_searches'),
    features: [...features],
  };
}

/** The suggestions in a response, best first. */
export function toSuggestions(answer: z.output<typeof autocompleteAnswerSchema>): string[] {
  const items = answer.tasks?.[0]?.result?.[0]?.items ?? [];
  return cleanLines(items.filter(({ type }) => type === 'autocomplete').map(({ suggestion }) => suggestion));
}

type OverviewAnswer = z.output<typeof overviewAnswerSchema>;
type OverviewItem = NonNullable<
  NonNullable<NonNullable<NonNullable<OverviewAnswer['tasks']>[number]['result']>[number]['items']>[number]
>;

/** The figures of a keyword that the service does not know. */
export const UNKNOWN_FIGURES: KeywordFigures = {
  volume: null,
  difficulty: null,
  clickPrice: null,
  months: null,
};

/** The figures in a response by lowercase keyword, without unknown keywords. */
export function toFiguresByKeyword(answer: OverviewAnswer): Map<string, KeywordFigures> {
  const items = answer.tasks?.[0]?.result?.[0]?.items ?? [];
  return new Map(items.map((item) => [(item.keyword ?? '').toLowerCase(), toKeywordFigures(item)]));
}

function toKeywordFigures(item: OverviewItem): KeywordFigures {
  const info = item.keyword_info;
  const months = (info?.monthly_searches ?? []).flatMap(({ year, month, search_volume: volume }) =>
    typeof volume === 'number' ? [{ month: `${year}-${String(month).padStart(2, '0')}`, volume }] : [],
  );
  return {
    volume: info?.search_volume ?? null,
    difficulty: item.keyword_properties?.keyword_difficulty ?? null,
    clickPrice: info?.cpc ?? null,
    months: months.length === 0 ? null : months.toSorted((a, b) => a.month.localeCompare(b.month, 'en')),
  };
}

/** The pages in a response, each once, without those whose links are gone. */
export function toLinkingPages(answer: z.output<typeof pageIntersectionAnswerSchema>): string[] {
  const items = answer.tasks?.[0]?.result?.[0]?.items ?? [];
  const links = items.flatMap((item) =>
    Object.values(item.page_intersection ?? {}).flatMap((one) => one ?? []),
  );
  const pages = links.flatMap(({ url_from: url, is_lost: isLost }) =>
    typeof url === 'string' && isLost !== true && URL.canParse(url) ? [url] : [],
  );
  return [...new Set(pages)];
}
