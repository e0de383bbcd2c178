import { Button, NativeSelect, TextInput } from '@mantine/core';
import { removeBatch, type Batch } from '@pagewright/contract/calendar';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../api/api-failure.ts';
import { callApi } from '../api/call-api.ts';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../notices/notice-store.ts';
import { notifyFailure } from '../notices/notify-failure.ts';
import { planMessages } from './plan-messages.ts';
import classes from './plan-form.module.css';

const UNDO_MS = 10_000;
const PER_WEEK = [1, 2, 3, 4, 5, 7, 10, 20];

/** When entries are planned. */
export interface PlanDates {
  /** First day, as YYYY-MM-DD. */
  readonly from: string;
  readonly perWeek: number;
  readonly timeZone: string;
}

interface PlanFormProps {
  /** Number of entries to plan. */
  readonly count: number;
  /** Maximum number of entries that can be planned at once. */
  readonly max: number;
  readonly texts: {
    /** What is selected. */
    readonly chosen: string;
    readonly perWeek: string;
    readonly done: (count: number) => string;
    readonly failed: string;
    readonly tooMany: (most: number) => string;
  };
  readonly plan: (dates: PlanDates) => Promise<ApiResult<Batch>>;
  /** Called after planning, and to clear the selection. */
  readonly onDone: () => void;
}

/** Plans selected entries in the calendar, so many per week from a given day, with one-click undo. */
export function PlanForm({ count, max, texts, plan, onDone }: PlanFormProps) {
  const m = useMessages(planMessages);
  const queries = useQueryClient();
  const [from, setFrom] = useState(tomorrow);
  const [perWeek, setPerWeek] = useState(2);
  const [isPlanning, setPlanning] = useState(false);
  const refetch = (): void => void queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
  const undo = async (id: string): Promise<void> => {
    const { error } = await callApi(removeBatch, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    notify({ type: 'success', message: m.undone });
    refetch();
  };
  const submit = async (): Promise<void> => {
    setPlanning(true);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const { data, error } = await plan({ from, perWeek, timeZone });
    setPlanning(false);
    if (error) return notifyFailure(error, { message: texts.failed });
    const { created, skipped, batchId } = data;
    refetch();
    notify({
      type: created === 0 ? 'warning' : 'success',
      message: [texts.done(created), ...(skipped.length === 0 ? [] : [m.skipped(skipped.length)])].join(' '),
      durationMs: UNDO_MS,
      action:
        batchId === null
          ? { label: m.open, to: '/calendar' }
          : { label: m.undo, onSelect: () => void undo(batchId) },
    });
    onDone();
  };
  const isTooMany = count > max;
  return (
    <form
      className={classes.plan}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <span role="status">{texts.chosen}</span>
      <TextInput
        type="date"
        required
        label={m.from}
        value={from}
        onChange={({ currentTarget: { value } }) => setFrom(value)}
      />
      <NativeSelect
        label={texts.perWeek}
        value={String(perWeek)}
        data={PER_WEEK.map(String)}
        onChange={({ currentTarget: { value } }) => setPerWeek(Number(value))}
      />
      <Button
        type="submit"
        loading={isPlanning}
        disabled={isTooMany}
        leftSection={<IconCalendarPlus size={17} />}
      >
        {m.submit}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {m.none}
      </Button>
      {isTooMany ? <span className={classes.limit}>{texts.tooMany(max)}</span> : null}
    </form>
  );
}

function tomorrow(): string {
  return dayAfter(new Date().toISOString().slice(0, 10), 1);
}

const DAY_MS = 86_400_000;

/** Adds days to a date, as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
