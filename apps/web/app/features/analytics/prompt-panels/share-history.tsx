import { NativeSelect } from '@mantine/core';
import type { readPromptResult } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { axisTicks } from '../../../ui/axis-ticks.ts';
import { DayLineChart } from '../day-line-chart.tsx';
import { DayTable } from '../day-table.tsx';
import { promptMessages } from './prompt-messages.ts';
import classes from './prompt-panels.module.css';
import watching from '../watching.module.css';

type HistoryRun = CallOutput<typeof readPromptResult>['history'][number];

const PERCENT = 100;

/** The share of one brand in each run. A run without answers is a gap. */
export function ShareHistory({ history }: { readonly history: readonly HistoryRun[] }) {
  const m = useMessages(promptMessages);
  const names = [...new Set(history.flatMap(({ brands }) => brands.map(({ name }) => name)))];
  const [wanted, setWanted] = useState(names[0] ?? '');
  const name = names.includes(wanted) ? wanted : (names[0] ?? '');
  const runs = history.toReversed();
  const totalOf = (one: HistoryRun, of: string) => one.brands.find((brand) => brand.name === of)?.total;
  function describe(one: HistoryRun, of: string): string {
    const total = totalOf(one, of);
    if (total === undefined) return m.notAsked;
    if (total.share === null) return m.gap;
    const range = total.low === null || total.high === null ? '' : ` (${m.interval(total.low, total.high)})`;
    return `${m.percent(total.share)}${range}`;
  }
  return (
    <section className={watching.card} aria-labelledby="prompt-history">
      <h2 id="prompt-history" className={watching.title}>
        {m.history}
      </h2>
      {names.length > 1 ? (
        <NativeSelect
          className={classes.brand}
          label={m.brand}
          value={name}
          data={names}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
        />
      ) : null}
      <figure className={classes.figure}>
        <DayLineChart
          days={runs.map((one) => {
            const share = totalOf(one, name)?.share ?? null;
            return { date: one.run.startedAt.slice(0, 10), height: share === null ? null : share * PERCENT };
          })}
          unit={m.share}
          ticks={axisTicks(PERCENT)}
          tickLabel={(tick) => m.percent(tick / PERCENT)}
          label={m.historyChart(name)}
          describe={(step) => {
            const one = runs[step];
            return one ? m.onDay(one.run.startedAt, describe(one, name)) : '';
          }}
          hint={m.historyHint}
        />
        <DayTable
          summary={m.table}
          label={m.historyChart(name)}
          columns={[m.started_at, m.model, m.answers, ...names]}
        >
          {history.map((one) => (
            <tr key={one.run.id}>
              <th scope="row">{m.onDay(one.run.startedAt, '').replace(/[\s:]+$/, '')}</th>
              <td>{one.run.model}</td>
              <td>{m.answersOf(one.run.answers, one.run.calls)}</td>
              {names.map((of) => (
                <td key={of}>{describe(one, of)}</td>
              ))}
            </tr>
          ))}
        </DayTable>
      </figure>
    </section>
  );
}
