import { SegmentedControl } from '@mantine/core';
import { TIME_RANGES, type TimeRange } from '@pagewright/contract/analytics';
import { useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { DateRangeForm, type DateRange } from './date-range-form.tsx';
import { analyticsMessages } from './messages.ts';
import classes from './readers.module.css';

/** Stands for custom days. */
const OWN = 'own';
const isNamed = (timeRange: string): timeRange is TimeRange => timeRange in TIME_RANGES;

interface PeriodChoiceProps {
  /** 7d, 30d, 90d, 12m, or first and last day: 2026-01-31..2026-02-28. */
  readonly timeRange: string;
  readonly onChange: (timeRange: string) => void;
}

/** The displayed period: the last days up to today, or custom ones. */
export function PeriodChoice({ timeRange, onChange }: PeriodChoiceProps) {
  const m = useMessages(analyticsMessages);
  const [isOwn, setIsOwn] = useState(!isNamed(timeRange));
  function choose(value: TimeRange | typeof OWN): void {
    setIsOwn(value === OWN);
    if (value !== OWN) onChange(value);
  }
  return (
    <div className={classes.period}>
      <SegmentedControl<TimeRange | typeof OWN>
        aria-label={m.period}
        value={isOwn || !isNamed(timeRange) ? OWN : timeRange}
        onChange={choose}
        data={[
          { value: '7d', label: m.days(7) },
          { value: '30d', label: m.days(30) },
          { value: '90d', label: m.days(90) },
          { value: '12m', label: m.year },
          { value: OWN, label: m.ownDays },
        ]}
      />
      {isOwn ? (
        <DateRangeForm
          key={timeRange}
          label={m.ownDays}
          days={isNamed(timeRange) ? undefined : daysOf(timeRange)}
          submitLabel={m.show}
          onDays={({ from, to }) => onChange(`${from}..${to}`)}
        />
      ) : null}
    </div>
  );
}

function daysOf(timeRange: string): DateRange {
  const [from = '', to = ''] = timeRange.split('..');
  return { from, to };
}
