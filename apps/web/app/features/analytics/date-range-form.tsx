import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { analyticsMessages } from './messages.ts';
import classes from './readers.module.css';

/** First and last day, YYYY-MM-DD. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFormProps {
  /** The purpose of the days. */
  readonly label: string;
  /** Initial values; empty by default. */
  readonly days?: DateRange | undefined;
  readonly submitLabel: string;
  readonly onDays: (days: DateRange) => void;
  /** Further actions next to the button. */
  readonly children?: ReactNode;
}

/** A form for a first and last day. */
export function DateRangeForm({ label, days, submitLabel, onDays, children }: DateRangeFormProps) {
  const m = useMessages(analyticsMessages);
  const [from, setFrom] = useState(days?.from ?? '');
  const [to, setTo] = useState(days?.to ?? '');
  const isTurned = from !== '' && to !== '' && from > to;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onDays({ from, to });
  }
  return (
    <form className={classes.ownDays} aria-label={label} onSubmit={submit}>
      <TextInput
        type="date"
        label={m.firstDay}
        required
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={m.lastDay}
        required
        value={to}
        error={isTurned ? m.daysTurned : undefined}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isTurned || from === '' || to === ''}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
