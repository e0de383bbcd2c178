import type { QueryView, SearchDevice, SearchMarkKind, SearchRange } from '@pagewright/contract/analytics';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const RANGES: Readonly<Record<SearchRange, string>> = {
  '28d': '28 days',
  '3m': '3 months',
  '6m': '6 months',
  '12m': '12 months',
  '16m': '16 months',
};
const DEVICES: Readonly<Record<SearchDevice, string>> = {
  DESKTOP: 'Desktop',
  MOBILE: 'Mobile',
  TABLET: 'Tablet',
};
const VIEWS: Readonly<Record<QueryView, string>> = {
  near: 'Near the first page',
  all: 'All',
  brand: 'Brand',
  other: 'Non-brand',
};
const VIEW_HELP: Readonly<Record<QueryView, string>> = {
  near: 'Positions 8 to 20 with 10 impressions or more: a small gain here brings the most clicks. Most impressions first.',
  all: 'Most clicks first.',
  brand: 'Queries with one of your brand terms.',
  other: 'Queries without a brand term.',
};

const KINDS: Readonly<Record<SearchMarkKind, string>> = {
  published: 'Published',
  refreshed: 'Refreshed',
  revised: 'Revised',
};

/** Texts of the search performance screen. */
export const performanceMessages = defineMessages('performanceMessages', (format) => {
  const percent = (share: number): string => `${format.number(Math.round(share * 100))}%`;
  const andMore = (more: number): string => (more === 0 ? '' : ` and ${format.number(more)} more`);
  return {
    loading: 'Loading search performance',
    failed: 'Search performance could not be loaded',
    retry: 'Retry',
    connect: 'Connect Search Console',
    connectHelp: 'Connect Search Console to get these figures every day, by page, query, country and device.',
    waitingTitle: 'The first pull is under way',
    waiting: 'Figures appear here as soon as the first days are there, the newest first.',
    toSettings: 'Open connection settings',
    period: 'Period',
    range: (range: SearchRange) => RANGES[range],
    ownDays: 'Custom',
    show: 'Show',
    country: 'Country',
    allCountries: 'All countries',
    countryOption: (name: string, clicks: number) => `${name} (${format.number(clicks)})`,
    device: 'Device',
    allDevices: 'All devices',
    deviceName: (device: SearchDevice) => DEVICES[device],
    onlyPage: 'Page',
    allPages: 'Show all pages',
    totals: 'Totals',
    clicks: 'Clicks',
    impressions: 'Impressions',
    ctr: 'Click rate',
    position: 'Mean position',
    count: (value: number) => format.number(value),
    share: (value: number | null) =>
      value === null ? '—' : `${format.number(Math.round(value * 1_000) / 10)}%`,
    place: (value: number | null) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
    change: (change: string, before: string) => `${change} vs. ${before}`,
    previous: 'the period before',
    yearBefore: 'a year earlier',
    notComparable: (what: string, known: number, all: number) =>
      `Not compared with ${what}: ${format.number(known)} of ${format.number(all)} days are known.`,
    unexplained: (clicks: string, impressions: string) =>
      `Unexplained: ${clicks} of clicks and ${impressions} of impressions belong to queries that Google does not name. They are in the totals and missing from the lists of queries.`,
    unexplainedUnknown:
      'Of one page in one country or on one device, Google’s rows leave out anonymized queries, so these figures are lower bounds.',
    capped: (days: number) =>
      format.plural(days, {
        one: 'On # day Google has more rows than it returns.',
        other: 'On # days Google has more rows than it returns.',
      }),
    missing: (days: number) =>
      format.plural(days, {
        one: '# day of the period has no figures from Google. It is left blank, not counted as zero.',
        other: '# days of the period have no figures from Google. They are left blank, not counted as zero.',
      }),
    provisional: (days: number) =>
      format.plural(days, { one: '# day is provisional.', other: '# days are provisional.' }),
    measured: (from: string, to: string) =>
      `Measured by Google Search Console, ${from} to ${to}, days in Pacific time.`,
    measure: 'Measure',
    measures: 'Measures shown',
    timeline: 'Timeline',
    chart: 'Figures by day. Move through the days with the arrow keys; the table below has the same figures.',
    chartOf: (measure: string) =>
      `${measure} by day. Move through the days with the arrow keys; the table below has the same figures.`,
    chartHint: 'Point to a day, or move the slider, to read its figures.',
    agents: 'AI agents',
    agentViews: 'Pages read by AI agents',
    readers: 'Readers from AI',
    aiReaders: 'Readers from AI assistants',
    answers: (panel: string) => `AI answers: ${panel}`,
    answerShare: (panel: string) => `AI answers that mention you: ${panel}`,
    shareOf: (share: number, low: number, high: number, answers: number) =>
      `${percent(share)} (95% range ${percent(low)} to ${percent(high)}, ${format.plural(answers, { one: '# answer', other: '# answers' })})`,
    aiCounted: (sites: readonly string[]) =>
      `AI agents and readers: counted by day in UTC, in all countries and on all devices${sites.length === 0 ? '' : `, on ${sites.join(', ')}`}. Search engines’ own crawlers and likely spoofed agents are left out.`,
    onDay: (day: string, value: string) => `${day}: ${value}`,
    unknown: 'no figures',
    published: (titles: string, more: number) => `published: ${titles}${andMore(more)}`,
    refreshed: (titles: string, more: number) => `refreshed: ${titles}${andMore(more)}`,
    revised: (titles: string, more: number) => `revised: ${titles}${andMore(more)}`,
    positionAxis: 'Mean position (1 is best)',
    markCount: (kind: SearchMarkKind, items: number) => `${KINDS[kind]}: ${format.number(items)}`,
    table: 'Figures by day',
    day: 'Day',
    events: 'Published, refreshed, or revised',
    queries: 'Queries',
    query: 'Query',
    queryView: 'Which queries',
    view: (view: QueryView) => VIEWS[view],
    viewHelp: (view: QueryView) => VIEW_HELP[view],
    noBrand: 'No brand terms are known. Add them in Settings → Connections.',
    brandSplit: (terms: string, brand: string, other: string) =>
      `Named queries: ${brand} clicks with a brand term (${terms}), ${other} without.`,
    previousClicks: 'Clicks before',
    pagesShown: 'Pages',
    pages: 'Pages',
    page: 'Page',
    pageView: 'Which pages',
    allOfPages: 'All',
    decaying: 'Losing clicks',
    decayYear:
      'Pages that lost a fifth of their clicks, and 10 or more, against the same weeks a year earlier.',
    decayPrevious:
      'Pages that lost a fifth of their clicks, and 10 or more, against the period before. The same season a year earlier is not known, so part of this may be seasonal.',
    comparedYear: 'Clicks a year earlier',
    comparedPrevious: 'Clicks before',
    showPage: (page: string) => `Show ${page} alone`,
    shared: 'Queries that several pages share',
    sharedHelp:
      'For these queries, two or more of your pages each had at least a tenth of the impressions. They may compete: consider merging them, or giving each its own subject.',
    sharedPages: (pages: number) => format.plural(pages, { one: '# page', other: '# pages' }),
    sharedPage: (page: string, clicks: number, impressions: number, position: string) =>
      `${page}: ${format.plural(clicks, { one: '# click', other: '# clicks' })}, ${format.plural(impressions, { one: '# impression', other: '# impressions' })}, position ${position}`,
    firstOf: (shown: number, total: number) =>
      `The first ${format.number(shown)} of ${format.number(total)}.`,
    none: 'None in this period.',
    imported: 'Imported files',
    allMarkets: 'Everything below covers all countries and devices.',
    namedOnly:
      'For one country or device, Google’s figures by page cover only the queries that it names. Anonymized queries are missing, so these are lower bounds.',
  };
});
