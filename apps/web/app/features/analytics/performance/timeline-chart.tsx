import { SEARCH_MARKS, type SearchMark } from '@pagewright/contract/analytics';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { axisDays } from '../axis-days.ts';
import { DayPlot } from '../day-plot.tsx';
import { DayReader } from '../day-reader.tsx';
import { describeMark } from './describe-mark.ts';
import { performanceMessages } from './performance-messages.ts';
import type { Performance, TimelineSeries } from './timeline-series.ts';
import chart from '../day-line-chart.module.css';
import classes from './performance.module.css';

const HEIGHT = 92;
/** Above this number of days with a publication or refresh, lines would hide the figures. */
const LINES_MAX = 40;

interface TimelineChartProps {
  readonly days: Performance['days'];
  readonly marks: readonly SearchMark[];
  readonly series: readonly TimelineSeries[];
}

/** Several measures below each other over the same days, with what happened to the articles on them. */
export function TimelineChart({ days, marks, series }: TimelineChartProps) {
  const m = useMessages(performanceMessages);
  const [pointed, setPointed] = useState<number | null>(null);
  const byDay = Map.groupBy(marks, ({ day }) => day);
  const hasShortMarks = marks.filter(({ kind }) => kind !== 'revised').length > LINES_MAX;
  const labels = series.flatMap(({ ticks, tickLabel }) => ticks.map(tickLabel));
  const tickWidth = Math.max(0, ...labels.map(({ length }) => length));

  const describe = (step: number): string => {
    const day = days[step];
    if (day === undefined) return '';
    const values = series.flatMap(({ name, values: all, write, describe: inWords }) => {
      const value = all[step] ?? null;
      const words = inWords ? inWords(step) : value === null ? m.unknown : write(value);
      return words === null ? [] : m.onDay(name, words);
    });
    const events = (byDay.get(day.date) ?? []).map((mark) => describeMark(mark, m));
    return m.onDay(formatDay(day.date), [...values, ...events].join('; '));
  };
  return (
    <div className={classes.stack} style={{ ['--chart-tick-width' as string]: `${tickWidth}ch` }}>
      {series.map(({ id, unit, values, ticks, tickLabel, heightOf }, at) => (
        <DayPlot
          key={id}
          days={days.map(({ date }, step) => {
            const value = values[step] ?? null;
            return {
              date,
              height: value === null ? null : heightOf(value),
              marks: byDay.get(date)?.map(({ kind }) => kind),
            };
          })}
          unit={unit}
          ticks={ticks}
          tickLabel={tickLabel}
          labels={at === series.length - 1 ? axisDays(days) : []}
          height={HEIGHT}
          hasShortMarks={hasShortMarks}
          pointed={pointed}
          onPoint={setPointed}
        />
      ))}
      <ul className={classes.legend}>
        {SEARCH_MARKS.map((kind) => {
          const items = marks.reduce((sum, mark) => sum + (mark.kind === kind ? mark.items : 0), 0);
          return items === 0 ? null : (
            <li key={kind}>
              <svg width="10" height="14" aria-hidden="true">
                <line
                  className={chart.mark}
                  data-kind={kind}
                  x1={5}
                  x2={5}
                  y1={kind === 'revised' ? 6 : 0}
                  y2={14}
                />
              </svg>
              {m.markCount(kind, items)}
            </li>
          );
        })}
      </ul>
      <DayReader
        label={m.chart}
        days={days.length}
        pointed={pointed}
        onPoint={setPointed}
        describe={describe}
        hint={m.chartHint}
      />
    </div>
  );
}
