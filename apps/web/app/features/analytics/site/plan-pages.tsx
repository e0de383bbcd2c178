import { Button, NativeSelect, TextInput } from '@mantine/core';
import { CALENDAR_LIMITS, planPages, removeBatch } from '@pagewright/contract/calendar';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import type { ChosenPages } from './page-selection.ts';
import { crawlMessages } from './site-messages.ts';
import own from './site.module.css';

const UNDO_MS = 10_000;
const DAY_MS = 86_400_000;
const PER_WEEK = [1, 2, 3, 4, 5, 7, 10, 20];

interface PlanPagesProps {
  readonly chosen: ChosenPages;
  readonly onDone: () => void;
}

/** Schedules work on selected pages, so many per week from a given day, with one-click undo. */
export function PlanPages({ chosen: { count, selection }, onDone }: PlanPagesProps) {
  const m = useMessages(crawlMessages);
  const queries = useQueryClient();
  const [from, setFrom] = useState(() => dayAfter(new Date().toISOString().slice(0, 10), 1));
  const [perWeek, setPerWeek] = useState(2);
  const refetch = (): void => void queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
  const undo = async (id: string): Promise<void> => {
    const { error } = await callApi(removeBatch, { params: { id } });
    if (error) return notifyFailure(error, { message: m.plan_undoFailed });
    notify({ type: 'success', message: m.plan_undone });
    refetch();
  };
  const planning = useApiMutation(planPages, {
    onSuccess: ({ created, skipped, batchId }) => {
      refetch();
      notify({
        type: created === 0 ? 'warning' : 'success',
        message: [
          m.plan_done(created),
          ...(skipped.length === 0 ? [] : [m.plan_skipped(skipped.length)]),
        ].join(' '),
        durationMs: UNDO_MS,
        action:
          batchId === null
            ? { label: m.plan_open, to: '/calendar' }
            : { label: m.plan_undo, onSelect: () => void undo(batchId) },
      });
      onDone();
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.plan_failed }),
  });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isTooMany = count > CALENDAR_LIMITS.imported;
  return (
    <form
      className={own.plan}
      onSubmit={(event) => {
        event.preventDefault();
        planning.mutate({ body: { ...selection, from, perWeek, timeZone } });
      }}
    >
      <span role="status">{m.plan_chosen(count)}</span>
      <TextInput
        type="date"
        required
        label={m.plan_from}
        value={from}
        onChange={({ currentTarget: { value } }) => setFrom(value)}
      />
      <NativeSelect
        label={m.plan_perWeek}
        value={String(perWeek)}
        data={PER_WEEK.map(String)}
        onChange={({ currentTarget: { value } }) => setPerWeek(Number(value))}
      />
      <Button
        type="submit"
        loading={planning.isPending}
        disabled={isTooMany}
        leftSection={<IconCalendarPlus size={17} />}
      >
        {m.plan_submit}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {m.plan_none}
      </Button>
      {isTooMany ? <span className={own.limit}>{m.plan_tooMany(CALENDAR_LIMITS.imported)}</span> : null}
    </form>
  );
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
