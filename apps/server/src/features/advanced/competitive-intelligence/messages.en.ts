import type { FreshnessAction, FreshnessFinding, PageAlert, StrategyFinding } from '@pagewright/engine';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const plural = new Intl.PluralRules('en');

/** The parts of a finding that its sentence needs. */
export type FindingParts<Finding extends { readonly code: string; readonly values: object }> = Pick<
  Finding,
  'code' | 'values'
>;
/** The same for a change on a page. */
export type AlertParts = FindingParts<PageAlert> & Pick<PageAlert, 'targetedKeywords'>;

type Saying<Finding extends { readonly code: string; readonly values: object }> = (
  finding: FindingParts<Finding>,
) => string;

function counted(count: unknown, one: string, many = `${one}s`): string {
  const value = Number(count);
  return `${number.format(value)} ${plural.select(value) === 'one' ? one : many}`;
}

/** "1 of 3 pages has no author.", "2 of 3 pages have no author." */
function ofPages(one: string, many: string): Saying<StrategyFinding> {
  return ({ values }) => {
    const count = Number(values['count']);
    const verb = plural.select(count) === 'one' ? one : many;
    return `${number.format(count)} of ${counted(values['pages'], 'page')} ${verb}.`;
  };
}

const STRATEGY: Readonly<Record<StrategyFinding['code'], Saying<StrategyFinding>>> = {
  topic_coverage: ({ values }) =>
    `Covers ${values['covered']} of ${counted(values['topics'], 'topic')} that you cover or track.`,
  article_length: ({ values }) =>
    `Its articles are longer: a median of ${counted(values['medianWords'], 'word')}, ours ${number.format(Number(values['ourMedianWords']))}.`,
  structured_data: ofPages('has structured data', 'have structured data'),
  faq_markup: ofPages('answers questions in FAQ markup', 'answer questions in FAQ markup'),
  cited_sources: ofPages('cites at least three sources', 'cite at least three sources'),
  publishing_rhythm: ({ values }) => `Publishes ${counted(values['perMonth'], 'page')} a month.`,
  fresh_pages: ofPages('was updated in the last six months', 'were updated in the last six months'),
  stale_pages: ofPages('was not updated in the last year', 'were not updated in the last year'),
  thin_pages: ofPages('has fewer than 300 words', 'have fewer than 300 words'),
  missing_topics: ({ values }) => `Has no page about ${values['topics']}.`,
  topics_not_found: ({ values }) =>
    `No page about ${values['topics']} was found. We read ${number.format(Number(values['read']))} of ${number.format(Number(values['known']))} known pages and judged the others by their addresses.`,
  missing_descriptions: ofPages('has no meta description', 'have no meta description'),
  missing_authors: ofPages('names no author', 'name no author'),
  missing_headings: ofPages('is long and has no headings', 'are long and have no headings'),
  missing_image_alternatives: ofPages('has images without alt text', 'have images without alt text'),
};

const list = (values: unknown): string =>
  (Array.isArray(values) ? values : []).map((value) => `“${String(value)}”`).join(', ');

function sayAlert({ code, values, targetedKeywords }: AlertParts): string {
  if (code === 'new_page') return 'A new page was published.';
  if (code === 'removed_page') return `The page is gone: it returns status ${String(values['status'])}.`;
  if (code === 'keyword_targeted') return `The page now targets ${list(targetedKeywords)}.`;
  if (code === 'title_changed')
    return `The title changed from “${String(values['before'])}” to “${String(values['after'])}”.`;
  const [added, removed] = [list(values['added']), list(values['removed'])];
  const parts = [added === '' ? '' : `added ${added}`, removed === '' ? '' : `removed ${removed}`];
  return `Headings changed: ${parts.filter((part) => part !== '').join('; ')}.`;
}

const FRESHNESS: Readonly<Record<FreshnessFinding['code'], Saying<FreshnessFinding>>> = {
  traffic_fall: ({ values }) =>
    `Views fell by ${percent.format(Number(values['fall']))} last month, from ${values['previous']} to ${values['latest']}.`,
  traffic_seasonal_dip: ({ values }) =>
    `Views fell by ${percent.format(Number(values['fall']))} last month, as they did a year ago, so this is probably seasonal.`,
  not_changed_for_long: ({ values }) => `Not updated for ${counted(values['days'], 'day')}.`,
  shorter_than_competitors: ({ values }) =>
    `${percent.format(Number(values['share']))} shorter than the pages it competes with: ${counted(values['words'], 'word')} against a median of ${number.format(Number(values['median']))}.`,
  dated_statements: ({ values }) =>
    `${counted(values['count'], 'statement refers', 'statements refer')} to a date that has passed${values['oldestYear'] === undefined ? '' : `, as far back as ${values['oldestYear']}`}.`,
  dead_links: ({ values }) =>
    `${counted(values['count'], 'link is dead', 'links are dead')}, such as ${values['first']}.`,
};

const ACTIONS: Readonly<Record<FreshnessAction, string>> = {
  review_against_results: 'Compare it with the pages that rank now, and add what is missing.',
  update_content: 'Review the text and bring it up to date.',
  extend_content: 'Cover what competing pages cover and this one does not.',
  update_dated_statements: 'Replace the statements that are out of date.',
  replace_dead_links: 'Replace or remove the dead links.',
};

/** Messages in English. */
export const english = {
  comparing: 'Comparing',
  readingPages: 'Reading pages',
  checkingLinks: 'Checking links',
  publishedItems: 'Published items',
  noPages: 'Nothing is published yet. Enter page addresses, or publish an item first.',
  /** Describes a strength or weakness. */
  strategy: (finding: FindingParts<StrategyFinding>) => STRATEGY[finding.code](finding),
  /** Describes a change on a competitor's page. */
  alert: sayAlert,
  /** Explains why a page should be updated. */
  freshness: (finding: FindingParts<FreshnessFinding>) => FRESHNESS[finding.code](finding),
  /** Describes how to fix a page. */
  action: (action: FreshnessAction) => ACTIONS[action],
};

/** Codes that have a message, by subject. */
export const MESSAGE_CODES = {
  strategy: new Set<string>(Object.keys(STRATEGY)),
  freshness: new Set<string>(Object.keys(FRESHNESS)),
  action: new Set<string>(Object.keys(ACTIONS)),
};

/** Shape of the messages in each language. */
export type IntelligenceSentences = typeof english;
