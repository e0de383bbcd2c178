import { VALIDITY_PAGES_MIN } from '@pagewright/contract/analytics';
import { PART_NAMES, type PART_IDS } from '@pagewright/contract/score-parts';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts about the score's validity. */
export const validityMessages = defineMessages('validityMessages', (format) => ({
  title: 'What is the score worth on your pages?',
  loading: 'Comparing scores with positions',
  failed: 'The comparison could not be loaded',
  retry: 'Retry',
  notConnected:
    'Connect Search Console to see whether higher scores went with better positions on your own pages.',
  connect: 'Connect Search Console',
  method: (after: number) =>
    `Spearman’s rank correlation of the score at publication with what Search Console measured ${format.number(after)} days later, for two weeks. It shows whether they go together, not that one causes the other.`,
  position: 'Score and better position',
  clicks: 'Score and clicks',
  tooFew: (pages: number) =>
    `Too few to tell: ${format.plural(pages, { one: '# page', other: '# pages' })} of the ${format.number(VALIDITY_PAGES_MIN)} that it takes.`,
  constant: (pages: number) => `Cannot be computed: all ${format.number(pages)} pages have the same value.`,
  found: (rho: number, low: number, high: number, pages: number) =>
    `${format.number(Math.round(rho * 100) / 100)} (95% interval ${format.number(Math.round(low * 100) / 100)} to ${format.number(Math.round(high * 100) / 100)}, ${format.number(pages)} pages)`,
  positive: 'Higher scores went with better results.',
  negative: 'Higher scores went with worse results.',
  unclear: 'The interval includes 0: no relation was shown.',
  parts: 'By part of the score',
  partsHelp:
    'As they were at publication. Texts saved before this was recorded count only if they have not changed since.',
  part: 'Part',
  partName: (part: (typeof PART_IDS)[number]) => PART_NAMES[part],
  forecasts: 'How forecasts turned out',
  forecastsLoading: 'Loading past forecasts',
  forecastsFailed: 'Past forecasts could not be loaded',
  forecastsNone: 'No month of a forecast has passed yet.',
  forecastsSum: (months: number, within50: number, within90: number) =>
    `${format.plural(months, { one: '# month', other: '# months' })} graded: ${format.number(Math.round(within50 * 100))}% fell in the 50% interval, ${format.number(Math.round(within90 * 100))}% in the 90% interval.`,
  forecastError: (smape: number) => `Mean error: ${format.number(Math.round(smape))}%.`,
  forecastsHelp: 'With honest intervals, about 50% and 90% fall inside over many months.',
  toForecasts: 'Open forecasts',
  waiting: (pages: number) =>
    format.plural(pages, {
      one: '# published page is too recent, or its figures are not there yet.',
      other: '# published pages are too recent, or their figures are not there yet.',
    }),
  unfound: (pages: number) =>
    format.plural(pages, {
      one: '# page had no impressions in its two weeks: it counts for clicks, not for position.',
      other: '# pages had no impressions in their two weeks: they count for clicks, not for position.',
    }),
}));
