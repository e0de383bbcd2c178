import { REFRESH_RULES, type GradedEffect, type VerdictHits } from '@pagewright/contract/analytics';
import type { Formatter } from '../../../lib/messages/formatter.ts';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** A percentage with its sign. */
export const signed = (format: Pick<Formatter, 'percent'>, share: number): string =>
  `${Math.round(share * 100) > 0 ? '+' : ''}${format.percent(Math.abs(share) < 0.005 ? 0 : share)}`;

const REASONS: Readonly<Record<NonNullable<GradedEffect['reason']>, string>> = {
  waiting: 'Too early',
  overlap: 'Another refresh overlaps',
  no_figures: 'Figures are missing',
  few_clicks: 'Too few clicks to tell',
  few_controls: 'Too few to tell',
};

/** Texts about graded refreshes. */
export const refreshGradesMessages = defineMessages('refreshGradesMessages', (format) => ({
  title: 'Did refreshes pay off?',
  loading: 'Comparing refreshed pages with untouched ones',
  failed: 'The refreshes could not be loaded',
  retry: 'Retry',
  none: `No refresh found yet. A refresh is a published article of which ${format.percent(REFRESH_RULES.changedShare)} of the words or more changed after its publication.`,
  noneOfPage: 'This page was not refreshed, or its changes are not known here.',
  comparing: (versions: number) =>
    format.plural(versions, {
      one: '# saved version is still being compared.',
      other: '# saved versions are still being compared.',
    }),
  list: 'Refreshes and their effects',
  article: 'Article',
  refreshed: 'Refreshed',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  changed: 'Words changed',
  share: (share: number) => format.percent(share),
  verdict: 'Was it due?',
  due: 'Due',
  notDue: 'Not due',
  unknown: '—',
  after: (weeks: number) => `After ${format.number(weeks)} weeks`,
  change: (change: number) => signed(format, change),
  interval: (low: number, high: number, pages: number) =>
    `${signed(format, low)} to ${signed(format, high)}, ${format.plural(pages, { one: '# page', other: '# pages' })}`,
  gained: (clicks: number) =>
    `${clicks > 0 ? '+' : ''}${format.plural(clicks, { one: '# click', other: '# clicks' })}`,
  more: 'More clicks',
  fewer: 'Fewer clicks',
  unclear: 'No clear effect',
  reason: (reason: NonNullable<GradedEffect['reason']>) => REASONS[reason],
  readyOn: (day: string) => `Ready after ${day}`,
  fewControls: (pages: number) =>
    `${format.number(pages)} of ${format.number(REFRESH_RULES.controlsMin)} untouched pages like it`,
  hits: 'How often verdicts were right',
  judged: (hits: VerdictHits) =>
    hits.isEnough && hits.interval
      ? `Of ${format.number(hits.refreshes)} refreshed pages that were due, ${format.number(hits.gained)} gained clicks within ${format.number(REFRESH_RULES.hitWeeks)} weeks: ${format.percent(hits.gained / hits.refreshes)} (95% interval ${format.percent(hits.interval.low)} to ${format.percent(hits.interval.high)}). ${format.number(hits.clearly)} gained clearly.`
      : `Pages that were due: too few to tell (${format.number(hits.refreshes)} of ${format.number(REFRESH_RULES.hitsMin)} refreshes with an effect after ${format.number(REFRESH_RULES.hitWeeks)} weeks).`,
  other: (hits: VerdictHits) =>
    hits.isEnough && hits.interval
      ? `Of ${format.number(hits.refreshes)} that were not due, ${format.number(hits.gained)} gained: ${format.percent(hits.gained / hits.refreshes)} (${format.percent(hits.interval.low)} to ${format.percent(hits.interval.high)}).`
      : `Pages that were not due: too few to tell (${format.number(hits.refreshes)} of ${format.number(REFRESH_RULES.hitsMin)}).`,
  chance: 'By chance alone, about half would gain.',
  firstOf: (shown: number, total: number) =>
    `The newest ${format.number(shown)} of ${format.number(total)} refreshes.`,
  method: `Clicks in four weeks, compared with the ${format.number(REFRESH_RULES.before)} weeks before, against pages of this site that had similar traffic, trend, and season and were not changed meanwhile. The effect is the difference, with a 95% interval; the number of pages follows it. Days that are not final do not count.`,
  methodTitle: 'How this is computed',
}));
