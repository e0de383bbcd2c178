import type { DemandForecast } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { writeMonth } from '../../../../lib/messages/write-month.ts';
import { predictiveMessages } from './messages.ts';
import own from './predictive-analytics.module.css';

const SIZE = { width: 640, height: 180, gap: 4 } as const;

interface ForecastChartProps {
  readonly forecast: DemandForecast;
  readonly months: number;
  readonly label: string;
}

/** What was counted as a line, and the forecast as a line within its 50 and 90 % intervals. The table beside says the same. */
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
  const most = Math.max(1, ...history, ...upper90);
  const steps = Math.max(1, history.length + mean.length - 1);
  const at = (step: number, value: number): string => {
    const x = SIZE.gap + (step / steps) * (SIZE.width - 2 * SIZE.gap);
    const y = SIZE.height - SIZE.gap - (Math.max(0, value) / most) * (SIZE.height - 2 * SIZE.gap);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  // The forecast begins where what was counted ends.
  const start = history.length - 1;
  const from = history.at(-1) ?? mean[0] ?? 0;
  const line = (values: readonly number[]): string[] => [
    at(start, from),
    ...values.map((value, step) => at(start + 1 + step, value)),
  ];
  const band = (lower: readonly number[], upper: readonly number[]): string =>
    [...line(upper), ...line(lower).toReversed()].join(' ');
  const last = forecast.months[mean.length - 1];
  return (
    <figure className={own.chart}>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
      >
        <polygon className={own.outer} points={band(lower90, upper90)} />
        <polygon className={own.inner} points={band(lower50, upper50)} />
        <polyline className={own.counted} points={history.map((value, step) => at(step, value)).join(' ')} />
        <polyline className={own.mean} points={line(mean).join(' ')} />
      </svg>
      <figcaption>
        <span>{forecast.history[0] ? writeMonth(forecast.history[0].month) : ''}</span>
        <span>{m.highest(most)}</span>
        <span>{last === undefined ? '' : writeMonth(last)}</span>
      </figcaption>
    </figure>
  );
}
