import type { readSearchPerformance, SearchMark } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { axisTicks } from '../../../ui/axis-ticks.ts';
import { DayLineChart } from '../day-line-chart.tsx';
import { performanceMessages } from './performance-messages.ts';

export type Days = CallOutput<typeof readSearchPerformance>['days'];
export const MEASURES = ['clicks', 'impressions', 'ctr', 'position'] as const;
export type Measure = (typeof MEASURES)[number];

interface TimelineChartProps {
  readonly days: Days;
  readonly marks: readonly SearchMark[];
  readonly measure: Measure;
}

/** A day's value; null if there is none. */
export function getValue(day: Days[number], measure: Measure): number | null {
  return day.clicks === null ? null : day[measure];
}

/** One measure by day as a line with gaps for unknown days, with publications and revisions. */
export function TimelineChart({ days, marks, measure }: TimelineChartProps) {
  const m = useMessages(performanceMessages);
  const values = days.map((day) => getValue(day, measure));
  const isPosition = measure === 'position';
  const factor = measure === 'ctr' ? 100 : 1;
  const most = Math.max(0, ...values.map((value) => (value ?? 0) * factor));
  const ticks = axisTicks(isPosition ? Math.max(1, most - 1) : most);
  const top = ticks.at(-1) ?? 1;
  const write = { clicks: m.count, impressions: m.count, ctr: m.share, position: m.place }[measure];
  // Position 1 is at the top.
  const heightOf = (value: number): number => (isPosition ? top + 1 - value : value * factor);
  const marksOf = (date: string): readonly SearchMark[] => marks.filter(({ day }) => day === date);

  const describe = (step: number): string => {
    const day = days[step];
    if (day === undefined) return '';
    const value = getValue(day, measure);
    const events = marksOf(day.date).map(({ kind, title }) => m[kind](title));
    return [m.onDay(formatDay(day.date), value === null ? m.unknown : write(value)), ...events].join('; ');
  };
  return (
    <DayLineChart
      days={days.map(({ date }, step) => {
        const value = values[step] ?? null;
        return { date, height: value === null ? null : heightOf(value), mark: marksOf(date)[0]?.kind };
      })}
      unit={isPosition ? m.positionAxis : measure === 'ctr' ? `${m.ctr} (%)` : m[measure]}
      ticks={ticks}
      tickLabel={(tick) => m.count(isPosition ? top + 1 - tick : tick)}
      label={m.chart(m[measure])}
      describe={describe}
      hint={marks.length === 0 ? '' : m.marks(marks.length)}
    />
  );
}
