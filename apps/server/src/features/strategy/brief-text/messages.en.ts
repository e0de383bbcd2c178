import type { ProvenanceKind } from '@pagewright/contract/provenance';
import type { Angle, Brief } from '@pagewright/engine';

type Intent = NonNullable<Brief['intent']['main']>;
type Level = NonNullable<Brief['audience']['reader']>['level'];
/** A sentence about a keyword. */
export type OfKeyword = (keyword: string) => string;
/** A sentence of what an angle found, for a keyword. */
export type OfAngle = (values: Angle['values'], keyword: string) => string;

const comparedPages = (pages: number): string =>
  pages === 1 ? 'the page compared' : `the ${pages} pages compared`;

const inform: OfKeyword = (keyword) =>
  `Answer “${keyword}” in the first lines, then explain it with examples and figures of your own.`;
/** What sets an article apart when no page was compared: to serve its searchers better than a general text does. */
const serve: Readonly<Record<string, OfKeyword>> = {
  informational: inform,
  navigational: (keyword) => `Take people who search for “${keyword}” straight to the page they want.`,
  transactional: () => 'Say at once what is included, what it costs and how to get it.',
  commercial: () => 'Say which option suits which reader, with the price and the drawbacks of each.',
  service: () =>
    'Say at once what you offer, what it costs, where you work and how to book; then show who does the work and what customers say.',
  shop: () =>
    'Show the range first, then help to choose: materials, prices, delivery and care, with your own photos.',
  collection: () =>
    'Give each idea an entry of its own: what it needs, how much work it is and whom it suits; the easiest first.',
  outing: () =>
    'Give each idea the same facts: how to get there, how long it takes, what it costs and whom it suits.',
  rules: () =>
    'State what applies, to whom and since when, each with its date and official source; then the documents, costs and deadlines.',
  aid: () =>
    'Give amounts, conditions and deadlines with their date and official source, then the cost that remains.',
  local: () => 'Give what people on the spot need to decide: options, prices, opening hours and contact.',
};

/** The sentences in English. */
export const english = {
  intents: {
    informational: (keyword) => `To learn: people who search for “${keyword}” want to understand it.`,
    navigational: (keyword) =>
      `To get there: people who search for “${keyword}” look for one particular page.`,
    transactional: (keyword) => `To act: people who search for “${keyword}” want to buy, book or download.`,
    commercial: (keyword) => `To choose: people who search for “${keyword}” compare before they decide.`,
    local: (keyword) => `To find something nearby: people who search for “${keyword}” want a place.`,
  } satisfies Record<Intent, OfKeyword> as Readonly<Record<Intent, OfKeyword>>,
  intentUnknown: (keyword: string) => `What searchers of “${keyword}” want is not known.`,
  levels: {
    beginner: 'Readers who are new to the subject',
    intermediate: 'Readers who know the basics of the subject',
    advanced: 'Readers who know the subject well',
  } satisfies Record<Level, string> as Readonly<Record<Level, string>>,
  searchers: (keyword: string) => `People who search for “${keyword}”`,
  angles: {
    answer_the_unanswered: ({ question, count, pages }) =>
      `Answer what no page answers: “${question}” (${count} open in ${comparedPages(Number(pages))}).`,
    prove_it: ({ withoutSource, pages }) =>
      `Link a source for every claim: ${withoutSource} of ${comparedPages(Number(pages))} ${Number(withoutSource) === 1 ? 'names' : 'name'} fewer than two.`,
    say_it_simply: ({ pages, grade }) =>
      `Say it simply: ${comparedPages(Number(pages))} read at grade ${Math.round(Number(grade))}.`,
    treat_it_whole: ({ sections, mostCovered }) =>
      `Treat it whole: of ${sections} sections no page has more than ${mostCovered}.`,
    serve_the_intent: ({ form, intent }, keyword) =>
      (serve[String(form)] ?? serve[String(intent)] ?? inform)(keyword),
  } satisfies Record<Angle['code'], OfAngle> as Readonly<Record<Angle['code'], OfAngle>>,
  /** What the idea asks beside its keyword. */
  demands: (demands: readonly string[]) => `Keep to what the idea asks: ${demands.join('; ')}.`,
  provenance: {
    measured: 'measured in the pages listed below',
    modelled: 'modelled: it rests on no page, only on the words given and on templates',
    generated: 'written by a language model',
    unknown: 'unknown',
  } satisfies Record<ProvenanceKind, string> as Readonly<Record<ProvenanceKind, string>>,
  brief: 'Brief',
  idea: 'Idea',
  primaryQuery: 'Primary query',
  targetAudience: 'Target audience',
  userIntent: 'User intent',
  coreAngle: 'Core angle',
  secondaryKeywords: 'Secondary keywords',
  words: 'Words',
  wordRange: (target: number, low: number, high: number) => `${target} (${low} to ${high})`,
  source: 'Where this comes from',
  sections: 'Sections',
  section: (heading: string, words: number) => `${heading} (${words} words)`,
  terms: 'Terms',
  term: (text: string, low: number, high: number) => `${text} (${low}–${high} times)`,
  questions: 'Questions to answer',
  facts: 'Facts to cite',
  ownFigure: 'the page’s own figure, without a source',
  uncovered: 'What no page covers',
  ownPages: 'Own pages to link to',
  titles: 'Titles',
  descriptions: 'Descriptions',
  evidence: 'Evidence',
  noPages: 'No page was compared. Give pages of competitors to make this brief measured.',
  page: (title: string, words: number) => `${title || 'A page without a title'} (${words} words)`,
  analysis: 'Analysis',
  coreKeywords: 'Core keywords',
  longTail: 'Long-tail keywords',
  faq: 'Frequently asked questions',
  strategy: 'Strategy',
  pillar: 'Pillar',
  order: 'Order of publication',
  links: 'Internal links',
  link: (from: string, to: string, anchor: string) => `${from} → ${to}: “${anchor}”`,
  allTopics: 'All topics',
  topic: (day: string, title: string, keyword: string, intent: string | null) =>
    `${day}: ${title} — ${keyword} (${intent ?? 'intent unknown'})`,
  measures: 'What to measure',
  measure: (topic: string, code: string, after: string) => `${topic}: ${code}, from ${after}`,
};

/** What each language says. */
export type BriefTextSentences = typeof english;
