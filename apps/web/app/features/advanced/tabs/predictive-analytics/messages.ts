import type { forecastPerformance } from '@pagewright/contract/advanced';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';
import { formatMonth } from '../../../../lib/messages/format-month.ts';

type OwnRate = CallOutput<typeof forecastPerformance>['clickRates'][number]['own'];

/** Texts of the predictive analytics results. */
export const predictiveMessages = defineMessages('predictiveMessages', (format) => {
  const rounded = (value: number): string => format.number(Math.round(value));
  return {
    value: rounded,
    number: (value: number) => format.number(value),
    assumptions: 'Assumptions',
    ahead: 'Months ahead',
    aheadOf: (months: number) => format.plural(months, { one: '# month', other: '# months' }),
    position: 'Position in the results',
    positionOf: (position: number) => `position ${format.number(position)}`,
    baseRate: (share: number, publisher: string, year: number) =>
      `Only ${format.number(Math.round(share * 1000) / 10)}% of new pages reach the top ten within a year (${publisher}, ${year}).`,
    clickSources: (publishers: string) =>
      `Click rates as published by ${publishers}; they disagree, so the spread is shown.`,
    noOwnClicks: 'Your own clicks are not known here.',
    importClicks: 'Import them from Search Console',
    ownClicks: (position: number, { impressions, clicks, weight }: OwnRate) =>
      `You appeared at about position ${format.number(position)} ${format.number(impressions)} times and got ${format.number(clicks)} clicks. This counts for ${format.percent(weight)}; published rates make up the rest.`,
    noOwnClicksHere: (position: number) =>
      `You have not appeared at about position ${format.number(position)}, so only published rates are used.`,
    rateRestsOn: (rate: number, weight: number) =>
      weight === 0
        ? `Click rate ${format.percent(rate)}: from published studies alone.`
        : `Click rate ${format.percent(rate)}: ${format.percent(1 - weight)} from published studies, ${format.percent(weight)} from your own clicks.`,
    withoutBrands: (brands: readonly string[]) =>
      `Searches for your own name (${brands.join(', ')}) are left out.`,
    countedBy: (method: string, from: string, to: string) => `Counted by ${method}, ${from} to ${to}.`,
    searched: 'Based on how often this keyword is searched each month.',
    viewsOf: 'Based on the page views of the article',
    viewsAt: (host: string) => `on ${host}.`,
    nearest: (keyword: string) =>
      `No article titled “${keyword}” was found, so this is the closest one, not demand for the keyword itself.`,
    sharedWith: (keywords: readonly string[]) =>
      `The same article is used for ${keywords.map((one) => `“${one}”`).join(', ')}, so the forecasts are the same.`,
    unknown:
      'No source has demand data for this, so there is no forecast. A DataForSEO key in Settings provides search volumes; Wikipedia provides page views where it has an article.',
    counted: 'Actual so far',
    expected: (months: string) => `Expected over ${months}`,
    between: (low: string, high: string) => `90% interval: ${low}–${high}`,
    visits: (position: string) => `Visits at ${position}`,
    noVisits: 'Page views are not searches. They show season and trend, but not the visits you can expect.',
    season_none: 'no clear seasonality',
    season_multiplied: 'seasonal',
    season_added: 'seasonal',
    restsOn: (observations: number) =>
      `based on ${format.plural(observations, { one: '# month', other: '# months' })} of data`,
    inOutline: 'mentioned in your outline',
    notInOutline: 'not mentioned in your outline',
    chart: (subject: string) => `${subject}: past values, and the forecast with its intervals`,
    axis_searches: 'Searches per month',
    axis_pageviews: 'Page views per month',
    countedIn: (month: string, value: number) => `${formatMonth(month)}: ${rounded(value)}`,
    forecastFor: (month: string, value: number, low: number, high: number) =>
      `${formatMonth(month)}: forecast ${rounded(value)}, 90% interval ${rounded(low)}–${rounded(high)}`,
    forecastFrom: (month: string) => (month === '' ? 'Forecast' : `Forecast from ${formatMonth(month)}`),
    table: 'As a table',
    monthColumn: 'Month',
    forecast: 'Forecast',
    interval50: '50% interval',
    interval90: '90% interval',
    range: (low: number, high: number) => `${rounded(low)}–${rounded(high)}`,

    record: 'How past forecasts went',
    recordLoading: 'Loading past forecasts…',
    recordFailed: 'Past forecasts could not be loaded',
    retry: 'Retry',
    recordNone: 'No forecast month has passed yet. Each forecast is graded here once its month is over.',
    recordSum: (months: number, within50: string, within90: string) =>
      `${format.plural(months, { one: '# month', other: '# months' })} graded: ${within50} fell in the 50% interval, ${within90} in the 90% interval.`,
    keyword: 'Keyword',
    made: 'Made',
    graded: 'Months graded',
    within90: 'In the 90% interval',
    error: 'Mean error',
    errorOf: (smape: number) => `${format.number(Math.round(smape))}%`,
    verdict: 'Verdict',
    verdict_held: 'held',
    verdict_missed: 'missed',
    verdict_open: 'open',
    share: (share: number | null) => (share === null ? '—' : format.percent(share)),
    date: (moment: string) => format.date(moment),

    topics: 'Topics, most unusual first',
    noTopics: 'No source has page views for these topics.',
    topic: 'Topic',
    trend: 'Trend',
    trend_emerging: 'emerging',
    trend_steady: 'steady',
    trend_falling: 'falling',
    trend_unknown: 'unknown',
    growth: 'Growth',
    growthOf: (growth: number | null) =>
      growth === null ? '—' : `${growth > 0 ? '+' : ''}${format.percent(growth)}`,
    unusual: 'How unusual',
    deviations: (zScore: number | null) =>
      zScore === null
        ? '—'
        : format.plural(Math.round(zScore * 10) / 10, { one: '# deviation', other: '# deviations' }),
    level: 'Page views per month',
    foundBy: 'Found by',
    lately: 'Two years',
    sources: 'Sources asked',
  };
});
