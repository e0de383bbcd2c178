import type { BriefAnalysis, Strategy, StrategyTopic } from '@pagewright/contract/strategy';
import {
  ENGINE_VERSION,
  keywordIntent,
  detectKeywordLanguage,
  createKeywordPlan,
  planArticles,
  upperFirst,
  withSpelling,
  type ExistingArticle,
  type PlannedArticle,
  type PlannedArticles,
  type SentenceVectors,
} from '@pagewright/engine';
import { addDays, publicationDays } from './plan-dates.ts';

const SUPPORTING_MAX = 10;
const RELATED_LINKS_MAX = 10;
/** Days until search engines have found an article and its numbers are meaningful. */
const DAYS_UNTIL_MEANINGFUL = 28;

interface PlanInput {
  readonly keyword: string;
  readonly mainTopic: string;
  /** The sentence that the keyword was taken from; null if none. */
  readonly idea: string | null;
  /** Language code of the plan; null to detect it from the keyword. */
  readonly language: string | null;
  readonly analysis: BriefAnalysis;
  /** Headings of the saved brief; null for an unsaved one, which uses those of its keyword's outline. */
  readonly sections: readonly string[] | null;
  /** Existing content of the workspace. */
  readonly existing: readonly ExistingArticle[];
  readonly articlesPerWeek: number;
  /** YYYY-MM-DD. */
  readonly startOn: string;
  readonly now: Date;
  /** Sentence vectors of the keywords, if the language pack is installed. */
  readonly vectors: SentenceVectors | null;
}

type Keyword = BriefAnalysis['keywords'][number];
type Draft = Omit<StrategyTopic, 'publishOn' | 'id'> & { readonly relevance: number };

/**
 * Plans articles around a keyword. Its own page is the pillar; supporting articles cover separate searches from pages,
 * suggestions, and common topics. No two of them, or of the workspace's content, target the same search. Pure: `now` is
 * only recorded.
 */
export function planStrategy(input: PlanInput): Strategy {
  const { keyword, idea, language, analysis, articlesPerWeek, startOn, now } = input;
  const byText = new Map(analysis.keywords.map((one) => [one.text.toLowerCase(), one]));
  const plan = createKeywordPlan(keyword, { language, idea, lines: linesIn(analysis) });
  const articles = plan?.articles ?? [];
  const titles = new Map(articles.map(({ query, title }) => [query.toLowerCase(), title]));
  const {
    pillar: own,
    supporting: others,
    folded,
    related,
    provenance,
  } = planArticles({
    keyword,
    wanted: [
      ...analysis.keywords.filter(isStandalone).map(({ text }) => text),
      ...articles.map(({ query }) => query),
    ],
    beside: analysis.keywords.map(({ text }) => text),
    sections: input.sections ?? plan?.headings ?? [],
    existing: input.existing,
    language: language ?? detectKeywordLanguage(keyword, 'en'),
    vectors: input.vectors,
  });
  const drafts = others
    .map((article) => createDraft('supporting', article, byText, titles))
    .toSorted((one, other) => other.relevance - one.relevance)
    .slice(0, SUPPORTING_MAX);
  const days = publicationDays(startOn, drafts.length + 1, articlesPerWeek);
  const pillarDraft = createDraft('pillar', own, byText, titles);
  const first = { ...pillarDraft, title: input.mainTopic || pillarDraft.title };
  const [pillar, ...supporting] = [first, ...drafts].map((draft, index): StrategyTopic => {
    const { relevance: _, ...topic } = draft;
    return { ...topic, id: `topic-${index}`, publishOn: days[index] ?? startOn };
  });
  if (!pillar) throw new Error('a strategy has no pillar');
  const topics = [pillar, ...supporting];
  return {
    pillar,
    supporting,
    folded: [...folded],
    clusters: toClusters(topics),
    links: planLinks(pillar, supporting, related),
    measures: planMeasures(topics),
    articlesPerWeek,
    startOn,
    provenance: {
      // Keywords can be measured, but the choice and dates of articles are proposals.
      kind: 'modelled',
      method: `keywords of the analysis, grouped by ${provenance.method}`,
    },
    engineVersion: ENGINE_VERSION,
    madeAt: now.toISOString(),
  };
}

/** The keywords of a strategy: standalone subjects first, then parts of subjects. */
export function keywordsOf({
  keyword,
  idea,
  language,
  analysis,
}: Pick<PlanInput, 'keyword' | 'idea' | 'language' | 'analysis'>): string[] {
  const articles = createKeywordPlan(keyword, { language, idea, lines: linesIn(analysis) })?.articles ?? [];
  const found = analysis.keywords.filter(isStandalone).map(({ text }) => text);
  const beside = analysis.keywords.filter((one) => !isStandalone(one)).map(({ text }) => text);
  return [keyword, ...found, ...articles.map(({ query }) => query), ...beside];
}

/** What pages and people wrote: how they use the keyword. */
const linesIn = ({ keywords }: BriefAnalysis): string[] =>
  keywords.flatMap(({ text, sources }) =>
    sources.flatMap(({ code, text: written }) =>
      code === 'suggestion' ? [text] : code === 'page' || code === 'question' ? [written] : [],
    ),
  );

/** A keyword that someone typed or wrote is a subject by itself; terms and templates are parts. */
function isStandalone({ sources }: Keyword): boolean {
  return sources.some(({ code }) => code === 'page' || code === 'suggestion' || code === 'question');
}

function createDraft(
  role: Draft['role'],
  { cluster, keywords, existing }: PlannedArticle,
  byText: ReadonlyMap<string, Keyword>,
  titles: ReadonlyMap<string, string>,
): Draft {
  const known = keywords.flatMap((text) => byText.get(text.toLowerCase()) ?? []);
  const keyword = keywords[0] ?? cluster;
  const question = known.flatMap(({ sources }) => sources).find(({ code }) => code === 'question');
  const lead = byText.get(keyword.toLowerCase());
  return {
    role,
    cluster,
    keyword,
    keywords: [...keywords],
    title:
      existing?.title ??
      titles.get(keyword.toLowerCase()) ??
      (question && lead?.sources.includes(question) ? question.text : upperFirst(withSpelling(keyword))),
    intent: keywordIntent(keyword).leading,
    reasons: known
      .flatMap(({ text, sources }) =>
        sources.slice(0, 1).map(({ code, text: said, url }) => ({ code, text: said || text, url })),
      )
      .slice(0, 5),
    existing: existing && { id: existing.id, title: existing.title },
    provenance: provenanceOf(lead),
    // Discovered keywords come before generic ones.
    relevance: Math.max(0, ...known.filter(isStandalone).map(({ relevance }) => relevance ?? 1)),
  };
}

/** A user's keyword is given, but the article proposed for it is not. */
function provenanceOf(lead: BriefAnalysis['keywords'][number] | undefined): StrategyTopic['provenance'] {
  const { kind, method } = lead?.provenance ?? { kind: 'given', method: '' };
  return kind === 'given' ? { kind: 'modelled', method: 'the words of the brief' } : { kind, method };
}

function toClusters(topics: readonly StrategyTopic[]): Strategy['clusters'] {
  return [...Map.groupBy(topics, ({ cluster }) => cluster)].map(([name, members]) => ({
    name,
    intent: keywordIntent(name).leading,
    keywords: members.flatMap(({ keywords }) => keywords),
    topics: members.map(({ id }) => id),
  }));
}

function planLinks(
  pillar: StrategyTopic,
  supporting: readonly StrategyTopic[],
  related: PlannedArticles['related'],
): Strategy['links'] {
  const links: Strategy['links'] = [];
  const known = new Set<string>();
  const link = (
    from: StrategyTopic,
    to: StrategyTopic,
    reason: Strategy['links'][number]['reason'],
  ): void => {
    const key = `${from.id} ${to.id}`;
    if (from === to || known.has(key)) return;
    known.add(key);
    links.push({ from: from.id, to: to.id, anchor: to.keyword, reason });
  };
  for (const topic of supporting) {
    link(topic, pillar, 'to_pillar');
    link(pillar, topic, 'from_pillar');
  }
  for (const [index, topic] of supporting.entries()) {
    const next = supporting.slice(index + 1).find(({ cluster }) => cluster === topic.cluster);
    if (next) link(topic, next, 'same_cluster');
  }
  const all = [pillar, ...supporting];
  const topicOf = (keyword: string) => all.find(({ keywords }) => keywords.includes(keyword));
  for (const { a, b } of related.slice(0, RELATED_LINKS_MAX)) {
    const [from, to] = [topicOf(a), topicOf(b)];
    if (from && to) link(from, to, 'related');
  }
  return links;
}

/** What to check four weeks after publication. Nothing is known before. */
function planMeasures(topics: readonly StrategyTopic[]): Strategy['measures'] {
  const last = topics.at(-1)?.publishOn ?? '';
  const measures = topics.flatMap(({ id, role, publishOn }) =>
    (role === 'pillar' ? ['position', 'views', 'engagement', 'conversions'] : ['position', 'views']).map(
      (code) => ({ code, topic: id, after: addDays(publishOn, DAYS_UNTIL_MEANINGFUL), value: null }),
    ),
  );
  return [{ code: 'published', topic: null, after: last, value: 0 }, ...measures];
}
