import { useState } from 'react';
import { axisDays } from './axis-days.ts';
import { DayPlot, type ChartDay } from './day-plot.tsx';
import { DayReader } from './day-reader.tsx';

const HEIGHT = 220;

interface DayLineChartProps {
  readonly days: readonly ChartDay[];
  readonly unit: string;
  readonly ticks: readonly number[];
  readonly tickLabel: (value: number) => string;
  /** Name of the chart for screen readers. */
  readonly label: string;
  /** The value of a day in words. */
  readonly describe: (step: number) => string;
  /** Shown while no day is pointed at. */
  readonly hint: string;
}

/** One measure by day as a line with gaps for unknown days. Pointer and arrow keys read single days. */
export function DayLineChart({ days, unit, ticks, tickLabel, label, describe, hint }: DayLineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <div>
      <DayPlot
        days={days}
        unit={unit}
        ticks={ticks}
        tickLabel={tickLabel}
        labels={axisDays(days)}
        height={HEIGHT}
        pointed={pointed}
        onPoint={setPointed}
      />
      <DayReader
        label={label}
        days={days.length}
        pointed={pointed}
        onPoint={setPointed}
        describe={describe}
        hint={hint}
      />
    </div>
  );
}
