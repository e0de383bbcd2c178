import type { CallOutput } from '@pagewright/contract/endpoint';
import type { DemandForecast, forecastPerformance } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formatMonth } from '../../../../lib/messages/format-month.ts';
import { Figures, type Figure } from '../../result/figures.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { predictiveMessages } from './messages.ts';
import classes from '../../result/result.module.css';

interface ForecastCardProps {
  readonly forecast: DemandForecast;
  /** Other keywords whose forecast is based on the same article. */
  readonly sharedWith: readonly string[];
  /** Number of months shown. */
  readonly months: number;
  /** Click-through rate at the assumed position; null if unknown. */
  readonly clickRate: CallOutput<typeof forecastPerformance>['clickRates'][number] | null;
}

/** A forecast: its chart, its totals, and the numbers behind it. */
export function ForecastCard({ forecast, sharedWith, months, clickRate }: ForecastCardProps) {
  const m = useMessages(predictiveMessages);
  const { keyword, measure, subject, observations, seasonal, inOutline } = forecast;
  if (measure === null)
    return (
      <li>
        <h3>{keyword}</h3>
        <p>{m.unknown}</p>
      </li>
    );
  const sum = (values: readonly number[]): number =>
    values.slice(0, months).reduce((total, value) => total + Math.max(0, value), 0);
  const [mean, low, high] = [sum(forecast.mean), sum(forecast.lower90), sum(forecast.upper90)];
  const figures: Figure[] = [
    {
      label: m.expected(m.aheadOf(months)),
      value: m.value(mean),
      evidence: <p>{m.between(m.value(low), m.value(high))}</p>,
    },
  ];
  if (measure === 'searches' && clickRate)
    figures.push({
      label: m.visits(m.positionOf(clickRate.position)),
      value: m.value(mean * clickRate.mean),
      evidence: (
        <>
          <p>{m.between(m.value(low * clickRate.low), m.value(high * clickRate.high))}</p>
          <p>{m.rateRestsOn(clickRate.mean, clickRate.own.weight)}</p>
        </>
      ),
    });
  return (
    <li>
      <h3>{keyword}</h3>
      <Basis forecast={forecast} sharedWith={sharedWith} />
      <p className={classes.facts}>
        <span>{m.restsOn(observations)}</span>
        <span>{m[`season_${seasonal}`]}</span>
        {inOutline === null ? null : <span>{inOutline ? m.inOutline : m.notInOutline}</span>}
      </p>
      <ForecastChart forecast={forecast} months={months} label={m.chart(subject)} />
      <Figures figures={figures} />
      {measure === 'pageviews' ? <p className={classes.quiet}>{m.noVisits}</p> : null}
      <details className={classes.evidence}>
        <summary>{m.table}</summary>
        <ResultTable
          label={m.chart(subject)}
          columns={[m.monthColumn, m.forecast, m.interval50, m.interval90]}
          rows={forecast.months.slice(0, months).map((month, at) => ({
            key: month,
            cells: [
              formatMonth(month),
              m.value(forecast.mean[at] ?? 0),
              m.range(forecast.lower50[at] ?? 0, forecast.upper50[at] ?? 0),
              m.range(forecast.lower90[at] ?? 0, forecast.upper90[at] ?? 0),
            ],
          }))}
        />
        <ResultTable
          label={m.counted}
          columns={[m.monthColumn, m.counted]}
          rows={forecast.history
            .toReversed()
            .map(({ month, value }) => ({ key: month, cells: [formatMonth(month), m.value(value)] }))}
        />
      </details>
    </li>
  );
}

/** What was counted: searches of the keyword, or page views of an article, which may be about a broader topic. */
function Basis({ forecast, sharedWith }: Pick<ForecastCardProps, 'forecast' | 'sharedWith'>) {
  const m = useMessages(predictiveMessages);
  const { keyword, measure, subject, url } = forecast;
  if (measure === 'searches') return <p className={classes.quiet}>{m.searched}</p>;
  const isNamedSo = subject.toLowerCase() === keyword.toLowerCase();
  return (
    <p className={classes.quiet}>
      {m.viewsOf} {url === null ? subject : <PageLink url={url} title={subject} />}{' '}
      {url === null ? '' : m.viewsAt(new URL(url).host)} {isNamedSo ? '' : m.nearest(keyword)}{' '}
      {sharedWith.length === 0 ? '' : m.sharedWith(sharedWith)}
    </p>
  );
}
