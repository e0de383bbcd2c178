import type { readSearchPerformance } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { axisTicks } from '../../../ui/axis-ticks.ts';
import type { performanceMessages } from './performance-messages.ts';

export type Performance = CallOutput<typeof readSearchPerformance>;
type Messages = ReturnType<typeof performanceMessages.in>;

const PERCENT = 100;

/** One measure by day, as the timeline shows it. */
export interface TimelineSeries {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** By day, oldest first; null if unknown. */
  readonly values: readonly (number | null)[];
  readonly write: (value: number) => string;
  /** A day in more words than its value. */
  readonly describe?: (step: number) => string | null;
  readonly ticks: readonly number[];
  readonly tickLabel: (tick: number) => string;
  readonly heightOf: (value: number) => number;
  /** Whether it is shown until somebody chooses. */
  readonly isUsual: boolean;
}

/** The series of the timeline: search figures, and what is known of AI agents, their readers, and AI answers. */
export function timelineSeries({ days, ai, answerShares }: Performance, m: Messages): TimelineSeries[] {
  const valuesOf = (of: 'clicks' | 'impressions' | 'ctr' | 'position') =>
    days.map((day) => (day.clicks === null ? null : day[of]));
  const counted = (id: string, name: string, values: readonly (number | null)[], isUsual: boolean) => ({
    id,
    name,
    unit: name,
    values,
    write: m.count,
    ticks: fewTicks(axisTicks(mostOf(values))),
    tickLabel: m.count,
    heightOf: (value: number) => value,
    isUsual,
  });
  const shared = (id: string, name: string, values: readonly (number | null)[]): TimelineSeries => ({
    id,
    name,
    unit: name,
    values,
    write: m.share,
    ticks: fewTicks(axisTicks(mostOf(values) * PERCENT)),
    tickLabel: (tick) => m.share(tick / PERCENT),
    heightOf: (value) => value * PERCENT,
    isUsual: false,
  });
  const positions = valuesOf('position');
  const positionTicks = fewTicks(axisTicks(Math.max(1, mostOf(positions) - 1)));
  const worst = positionTicks.at(-1) ?? 1;
  return [
    counted('clicks', m.clicks, valuesOf('clicks'), true),
    counted('impressions', m.impressions, valuesOf('impressions'), true),
    shared('ctr', m.ctr, valuesOf('ctr')),
    {
      id: 'position',
      name: m.position,
      unit: m.positionAxis,
      values: positions,
      write: m.place,
      ticks: positionTicks,
      // Position 1 is at the top.
      tickLabel: (tick) => m.count(worst + 1 - tick),
      heightOf: (value) => worst + 1 - value,
      isUsual: true,
    },
    ...(ai === null
      ? []
      : [
          {
            ...counted(
              'agents',
              m.agents,
              ai.days.map(({ agentViews }) => agentViews),
              true,
            ),
            unit: m.agentViews,
          },
          {
            ...counted(
              'referrals',
              m.readers,
              ai.days.map(({ referrals }) => referrals),
              false,
            ),
            unit: m.aiReaders,
          },
        ]),
    ...answerShares.map(({ panel, name, runs }) => {
      const byDay = new Map(runs.map((run) => [run.date, run]));
      const runOf = (step: number) => byDay.get(days[step]?.date ?? '');
      return {
        ...shared(
          panel,
          m.answers(name),
          days.map((_day, step) => runOf(step)?.share ?? null),
        ),
        unit: m.answerShare(name),
        describe: (step: number): string | null => {
          const run = runOf(step);
          if (run === undefined) return null;
          return run.share === null || run.low === null || run.high === null
            ? m.share(run.share)
            : m.shareOf(run.share, run.low, run.high, run.answers);
        },
      };
    }),
  ];
}

const mostOf = (values: readonly (number | null)[]): number =>
  Math.max(0, ...values.map((value) => value ?? 0));

/** The lowest and highest tick, and the middle one if there is one: a low chart has no space for more. */
function fewTicks(ticks: readonly number[]): number[] {
  const last = ticks.length - 1;
  return ticks.filter((_tick, at) => at === 0 || at === last || at * 2 === last);
}
