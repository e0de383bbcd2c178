import type { KEYWORD_ORIGINS } from '@pagewright/contract/advanced';
import type { INTENT_NAMES } from '@pagewright/contract/intents';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

const names: Readonly<
  Record<`short_${(typeof INTENT_NAMES)[number]}` | `origin_${(typeof KEYWORD_ORIGINS)[number]}`, string>
> = {
  short_informational: 'Informational',
  short_navigational: 'Navigational',
  short_transactional: 'Transactional',
  short_commercial: 'Commercial',
  short_local: 'Local',
  origin_given: 'yours',
  origin_suggestion: 'suggestion',
  origin_question: 'question',
  origin_related: 'related search',
};

/** Texts of keyword lists. */
export const keywordListMessages = defineMessages('keywordListMessages', (format) => ({
  ...names,
  table: 'Keywords',
  count: (shown: number, all: number) =>
    shown === all
      ? format.plural(all, { one: '# keyword', other: '# keywords' })
      : `${format.number(shown)} of ${format.plural(all, { one: '# keyword', other: '# keywords' })}`,
  figuresBy: (source: string, known: number, all: number) =>
    `Volume, difficulty, and CPC: ${source}, which knows ${format.number(known)} of ${format.plural(all, { one: '# keyword', other: '# keywords' })}. “—” means it does not know.`,
  noFigures:
    'No connected source knows search volume, difficulty, or CPC, so they are unknown. DataForSEO does: add a key in Settings → API Keys.',
  failedFigures: 'Volume, difficulty, and CPC are unknown: the source did not answer.',
  estimated: 'Intent, clusters, and pages are estimated from the words of the keywords.',
  repeated: (count: number) =>
    format.plural(count, {
      one: '# repeated keyword was left out.',
      other: '# repeated keywords were left out.',
    }),
  leftOut: (count: number) =>
    format.plural(count, {
      one: '# suggestion was left out: the list is full.',
      other: '# suggestions were left out: the list is full.',
    }),
  keyword: 'Keyword',
  volume: 'Searches a month',
  difficulty: 'Difficulty',
  clickPrice: 'CPC',
  intent: 'Intent',
  cluster: 'Cluster',
  page: 'Page',
  next: 'Next step',
  dollars: (price: number) =>
    price.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 }),
  number: (value: number) => format.number(value),
  unknown: '—',
  find: 'Keyword contains',
  all: 'All',
  minVolume: 'Searches at least',
  maxDifficulty: 'Difficulty at most',
  clusterCount: (name: string, count: number) => `${name} (${format.number(count)})`,
  none: 'No keyword matches these filters.',
  more: 'Show more keywords',
  select: (keyword: string) => `Select ${keyword}`,
  selectAll: 'Select all that match the filters',
  outline: 'Plan an outline',
  outlineNamed: (keyword: string) => `Plan an outline for ${keyword}`,
  chosen: (keywords: number, articles: number) =>
    `${format.plural(keywords, { one: '# keyword selected', other: '# keywords selected' })}, ${format.plural(articles, { one: '# article', other: '# articles' })}`,
  oneEach:
    'Keywords that ask for the same thing share an article: separate ones would compete with each other.',
  perWeek: 'Articles per week',
  planned: (count: number) =>
    format.plural(count, {
      one: '# article planned in the calendar.',
      other: '# articles planned in the calendar.',
    }),
  planFailed: 'The articles could not be planned.',
  tooManyPlanned: (most: number) => `Up to ${format.number(most)} articles can be planned at once.`,
  planTitle: (keyword: string) => `Write: ${keyword}`,
  planNote: (keywords: string) => `Also for: ${keywords}`,
  planVolume: (keyword: string, volume: number) => `${keyword}: ${format.number(volume)} searches a month`,
  watch: 'Watch keywords',
  watched: (added: number, ignored: number) =>
    `${format.plural(added, { one: '# keyword watched', other: '# keywords watched' })}${ignored === 0 ? '' : `, ${format.number(ignored)} already on the watchlist`}.`,
  watchFailed: 'The keywords could not be added to the watchlist.',
  watchTooMany: (most: number) => `A watchlist holds up to ${format.number(most)} keywords.`,
  unwatched: 'The keywords are no longer watched.',
  undo: 'Undo',
  clusters: 'Clusters',
  clustersHelp: 'Keywords about one subject, and how many pages they need.',
  keywords: 'Keywords',
  pages: 'Pages',
  showCluster: (name: string) => `Show the keywords of ${name}`,
}));
