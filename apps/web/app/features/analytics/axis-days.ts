import { formatDay } from '../../lib/messages/format-day.ts';
import type { ChartDay } from './day-plot.tsx';

/** The first, middle, and last day, for the axis. */
export function axisDays(days: readonly Pick<ChartDay, 'date'>[]): string[] {
  const steps = Math.max(1, days.length - 1);
  return [0, Math.round(steps / 2), steps].map((step) => (days[step] ? formatDay(days[step].date) : ''));
}
