import { NativeSelect } from '@mantine/core';
import { AI_PURPOSES, type AiDay } from '@pagewright/contract/analytics';
import { useState } from 'react';
import { DayTable } from '../day-table.tsx';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { BarChart } from '../bar-chart.tsx';
import { aiVisibilityMessages } from './ai-visibility-messages.ts';
import classes from './ai-visibility.module.css';
import readers from '../readers.module.css';

const MEASURES = ['all', ...AI_PURPOSES, 'referrals'] as const;
type Measure = (typeof MEASURES)[number];
/** Above this number of days, bars are weeks. */
const DAYS_MAX = 120;
const WEEK = 7;

const valueOf = (day: AiDay, measure: Measure): number =>
  measure === 'all' ? AI_PURPOSES.reduce((total, purpose) => total + day[purpose], 0) : day[measure];

/** Page views by day as bars, for all agents or those of one purpose, with a table of all of them. */
export function AgentDays({ days }: { readonly days: readonly AiDay[] }) {
  const m = useMessages(aiVisibilityMessages);
  const [measure, setMeasure] = useState<Measure>('all');
  const length = days.length > DAYS_MAX ? WEEK : 1;
  const bars = Array.from({ length: Math.ceil(days.length / length) }, (_, index) => {
    const some = days.slice(index * length, (index + 1) * length);
    const date = some[0]?.date ?? '';
    const value = some.reduce((total, day) => total + valueOf(day, measure), 0);
    const label = (length === 1 ? m.onDay : m.inWeek)(date, value);
    return { name: date, value, label, place: formatDay(date) };
  });
  return (
    <figure className={readers.days}>
      <NativeSelect
        className={classes.measure}
        label={m.measure}
        value={measure}
        data={MEASURES.map((name) => ({ value: name, label: m[name] }))}
        onChange={({ currentTarget: { value } }) =>
          setMeasure(MEASURES.find((name) => name === value) ?? 'all')
        }
      />
      <BarChart unit={length === 1 ? m.byDay : m.byWeek} tickLabel={m.count} bars={bars} />
      <DayTable summary={m.table} label={m.byDay} columns={[m.day, ...MEASURES.map((name) => m[name])]}>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDay(day.date)}</th>
            {MEASURES.map((name) => (
              <td key={name}>{m.count(valueOf(day, name))}</td>
            ))}
          </tr>
        ))}
      </DayTable>
    </figure>
  );
}
