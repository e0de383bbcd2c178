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
  transactional: () => 'Start with what is included, what it costs, and how to get it.',
  commercial: () => 'Say which option suits which reader, with the price and drawbacks of each.',
  task: () => 'Show every step with what it should look like when it is done, and say where people go wrong.',
  recipe: () =>
    'Give ingredients, times, and servings first, then one step at a time, each with what to look for.',
  cost: () =>
    'Give a price range in the first lines, say what moves it up or down, and work through two examples.',
  choosing: () => 'Name the two or three criteria that matter most, say who needs what, and give prices.',
  comparison: () => 'Say first which one suits which reader, then show why, point by point, with prices.',
  worth: () =>
    'Say in the first lines whether it is worth it, and for which readers. Then do the math: what it costs, what it gives you, and when it pays for itself.',
  explained: () =>
    'Say in the first lines what each one is and when it is used, then show the difference with an example.',
  definition: () => 'Define it in one or two sentences, then show one example with real figures.',
  why: () => 'Name the most likely cause first, then how to check each one and what to do about it.',
  list: () => 'Put the list first, ready to copy, and say what people forget.',
  thing: () =>
    'Explain it plainly in the first lines, then add what general articles leave out: figures, examples, and limits from your own work.',
  service: () =>
    'Start with what you offer, what it costs, where you work, and how to book. Then show who does the work and what customers say.',
  shop: () =>
    'Show the selection first, then help readers choose: what sets each item apart, prices, and delivery, with your own photos.',
  collection: () =>
    'Give each idea its own entry: what it takes, how much work it is, and who it suits. Put the easiest first.',
  outing: () =>
    'Give the same facts for each place: how to get there, how long it takes, what it costs, and who it suits.',
  trip: () => 'Give a ready-to-use plan for each day: times, distances, where to eat and sleep, and costs.',
  callout: () =>
    'Say right away how fast you get there, what it costs, and what to do until then. Put the phone number first.',
  normal: () =>
    'Answer in the first lines, calmly: what is normal, which signs are a warning, and when to call.',
  questions: () => 'List the questions ready to copy, sorted by purpose, and say what the answers tell you.',
  signs: () => 'Show each sign so that readers recognize it, say how urgent it is, and what to do next.',
  right: () =>
    'Say who is entitled, to how much, and by when, each with its date and official source. Then walk through the claim.',
  rules: () =>
    'State what applies, who it applies to, and since when, each with its date and official source. Then list documents, costs, and deadlines.',
  aid: () =>
    'Give amounts, conditions, and deadlines with their date and official source, then what readers still have to pay.',
  local: () =>
    'Give people nearby what they need to decide: options, prices, opening hours, and contact details.',
};

/** The sentences in English. */
export const english = {
  intents: {
    informational: (keyword) => `To learn: people who search for “${keyword}” want to understand it.`,
    navigational: (keyword) => `To get there: people who search for “${keyword}” want one particular page.`,
    transactional: (keyword) => `To act: people who search for “${keyword}” want to buy, book, or download.`,
    commercial: (keyword) => `To choose: people who search for “${keyword}” compare before they decide.`,
    local: (keyword) =>
      `To find something nearby: people who search for “${keyword}” are looking for a business or a place nearby.`,
  } satisfies Record<Intent, OfKeyword> as Readonly<Record<Intent, OfKeyword>>,
  /** What readers want by the form of the article, where it says more than the intent. */
  wants: {
    why: (keyword) =>
      `To solve a problem: people who search for “${keyword}” want the cause and what to do about it.`,
    incident: (keyword) =>
      `To act right away: people who search for “${keyword}” want to know what to do first.`,
    cost: (keyword) =>
      `To find out the price: people who search for “${keyword}” want to know what they will pay, and why.`,
    worth: (keyword) =>
      `To decide: people who search for “${keyword}” want to know whether it pays off for them.`,
    explained: (keyword) =>
      `To learn the difference: people who search for “${keyword}” want to know what each one is and when to use it.`,
    comparison: (keyword) => `To choose: people who search for “${keyword}” compare before they decide.`,
    best: (keyword) =>
      `To compare and buy: people who search for “${keyword}” want to know which one suits them and what it costs.`,
    commercial: (keyword) =>
      `To compare and choose: people who search for “${keyword}” want to know what to look for and what it costs.`,
    shop: (keyword) =>
      `To buy: people who search for “${keyword}” want to see what there is, compare, and order.`,
    list: (keyword) => `To get a list: people who search for “${keyword}” want one to follow and check off.`,
    collection: (keyword) =>
      `To find ideas: people who search for “${keyword}” want some to choose from and use.`,
    outing: (keyword) =>
      `To plan: people who search for “${keyword}” want to know where to go, when, and how.`,
    trip: (keyword) => `To plan: people who search for “${keyword}” want a plan that they can follow.`,
    recipe: (keyword) => `To make it: people who search for “${keyword}” want ingredients and steps.`,
    rules: (keyword) =>
      `To comply: people who search for “${keyword}” want to know what applies to them and what they have to do.`,
    right: (keyword) =>
      `To claim it: people who search for “${keyword}” want to know what they are entitled to and how to get it.`,
    aid: (keyword) =>
      `To apply: people who search for “${keyword}” want to know whether they qualify, how much they get, and how to apply.`,
  } satisfies Readonly<Record<string, OfKeyword>> as Readonly<Record<string, OfKeyword>>,
  howTo: (keyword: string) => `To do it: people who search for “${keyword}” want steps that they can follow.`,
  intentUnknown: (keyword: string) => `The intent behind “${keyword}” is unknown.`,
  levels: {
    beginner: 'Readers who are new to the subject',
    intermediate: 'Readers who know the basics of the subject',
    advanced: 'Readers who know the subject well',
  } satisfies Record<Level, string> as Readonly<Record<Level, string>>,
  searchers: (keyword: string) => `People who search for “${keyword}”`,
  angles: {
    answer_the_unanswered: ({ question, count, pages }) =>
      `Answer what no compared page answers: “${question}” (${count} questions left open by ${comparedPages(Number(pages))}).`,
    prove_it: ({ withoutSource, pages }) =>
      `Back up your figures: ${withoutSource} of ${comparedPages(Number(pages))} ${Number(withoutSource) === 1 ? 'states' : 'state'} figures but ${Number(withoutSource) === 1 ? 'cites' : 'cite'} fewer than two sources.`,
    say_it_simply: ({ pages, grade }) =>
      `Keep it simple: ${comparedPages(Number(pages))} read at grade ${Math.round(Number(grade))}.`,
    treat_it_whole: ({ sections, mostCovered }) =>
      `Cover it completely: no compared page has more than ${mostCovered} of the ${sections} sections.`,
    serve_the_intent: ({ form, intent }, keyword) =>
      (serve[String(form)] ?? serve[String(intent)] ?? inform)(keyword),
  } satisfies Record<Angle['code'], OfAngle> as Readonly<Record<Angle['code'], OfAngle>>,
  /** What the idea asks beside its keyword. */
  demands: (demands: readonly string[]) => `Stick to the idea: ${demands.join('; ')}.`,
  besides: (items: readonly string[]) => `Also asked for: ${items.join('; ')}.`,
  provenance: {
    measured: 'measured in the pages listed below',
    modelled: 'modeled: based on no page, only on your words and templates',
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
  uncovered: 'What no compared page covers',
  ownPages: 'Your pages to link to',
  titles: 'Titles',
  descriptions: 'Descriptions',
  evidence: 'Evidence',
  noPages: 'No pages were compared. Add competitor pages to base this brief on measurements.',
  page: (title: string, words: number) => `${title || 'Untitled page'} (${words} words)`,
  analysis: 'Analysis',
  coreKeywords: 'Core keywords',
  longTail: 'Long-tail keywords',
  faq: 'Frequently asked questions',
  strategy: 'Strategy',
  pillar: 'Pillar',
  order: 'Publishing order',
  update: (title: string) => `Update “${title}”`,
  folded: 'Answered by the pillar',
  foldedLine: (keyword: string, section: string) => `${keyword}: “${section}”`,
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
