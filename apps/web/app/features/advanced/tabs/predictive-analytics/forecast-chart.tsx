import type { DemandForecast } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formatMonth } from '../../../../lib/messages/format-month.ts';
import { axisTicks } from '../../../../ui/axis-ticks.ts';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { predictiveMessages } from './messages.ts';
import own from './predictive-analytics.module.css';

const SIZE = { width: 640, height: 180 } as const;

interface ForecastChartProps {
  readonly forecast: DemandForecast;
  readonly months: number;
  readonly label: string;
}

/**
 * The counted values as a line, and the forecast as a line with 50 and 90 % intervals. The table below has the same
 * data.
 */
export function ForecastChart({ forecast, months, label }: ForecastChartProps) {
  const m = useMessages(predictiveMessages);
  const history = forecast.history.map(({ value }) => value);
  const ahead = (values: readonly number[]): number[] => values.slice(0, months);
  const [mean, lower50, upper50, lower90, upper90] = [
    ahead(forecast.mean),
    ahead(forecast.lower50),
    ahead(forecast.upper50),
    ahead(forecast.lower90),
    ahead(forecast.upper90),
  ];
  const ticks = axisTicks(Math.max(...history, ...upper90));
  const top = ticks.at(-1) ?? 1;
  const named = [
    ...forecast.history.map(({ month, value }) => ({ month, said: m.countedIn(month, value) })),
    ...mean.map((value, at) => ({
      month: forecast.months[at] ?? '',
      said: m.forecastFor(forecast.months[at] ?? '', value, lower90[at] ?? 0, upper90[at] ?? 0),
    })),
  ];
  const steps = Math.max(1, named.length - 1);
  const xOf = (step: number): number => (step / steps) * SIZE.width;
  const yOf = (value: number): number => SIZE.height - (Math.max(0, value) / top) * SIZE.height;
  const at = (step: number, value: number): string => `${xOf(step).toFixed(1)},${yOf(value).toFixed(1)}`;
  // The forecast starts where the counted values end.
  const start = history.length - 1;
  const from = history.at(-1) ?? mean[0] ?? 0;
  const line = (values: readonly number[]): string[] => [
    at(start, from),
    ...values.map((value, step) => at(start + 1 + step, value)),
  ];
  const band = (lower: readonly number[], upper: readonly number[]): string =>
    [...line(upper), ...line(lower).toReversed()].join(' ');
  const monthAt = (step: number): string => {
    const month = named[step]?.month;
    return month ? formatMonth(month) : '';
  };
  return (
    <figure className={own.chart}>
      <figcaption className="visually-hidden">{label}</figcaption>
      <ChartFrame
        unit={forecast.measure === 'searches' ? m.axis_searches : m.axis_pageviews}
        ticks={ticks}
        tickLabel={m.value}
        labels={[monthAt(0), monthAt(Math.round(steps / 2)), monthAt(steps)]}
      >
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          role="img"
          aria-label={label}
          preserveAspectRatio="none"
        >
          <polygon className={own.outer} points={band(lower90, upper90)} />
          <polygon className={own.inner} points={band(lower50, upper50)} />
          <polyline
            className={own.counted}
            points={history.map((value, step) => at(step, value)).join(' ')}
          />
          <polyline className={own.mean} points={line(mean).join(' ')} />
          {named.map(({ month, said }, step) => (
            <rect
              key={month}
              className={own.pointed}
              x={xOf(step - 0.5)}
              y="0"
              width={SIZE.width / steps}
              height={SIZE.height}
            >
              <title>{said}</title>
            </rect>
          ))}
        </svg>
      </ChartFrame>
      <ul className={own.legend}>
        <li data-line="counted">{m.counted}</li>
        <li data-line="mean">{m.forecastFrom(forecast.months[0] ?? '')}</li>
        <li data-line="inner">{m.interval50}</li>
        <li data-line="outer">{m.interval90}</li>
      </ul>
    </figure>
  );
}
