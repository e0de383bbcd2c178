import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SitePageRow } from '@pagewright/contract/analytics';
import { importCalendar, removeBatch } from '@pagewright/contract/calendar';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { crawlMessages } from './site-messages.ts';
import own from './site.module.css';

const UNDO_MS = 10_000;
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const PER_WEEK = [1, 2, 3, 4, 5, 7, 10, 20];
const TITLE_MAX = 300;
/** The default time of other planned entries. */
const TIME = '09:00';

interface PlanPagesProps {
  readonly pages: readonly SitePageRow[];
  readonly onDone: () => void;
}

/** Schedules work on selected pages, so many per week from a given day, with one-click undo. */
export function PlanPages({ pages, onDone }: PlanPagesProps) {
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
  const planning = useApiMutation(importCalendar, {
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
  const titleOf = (page: SitePageRow): string =>
    m.plan_title(m[`verdict_${page.verdict}`], page.title || page.url);
  return (
    <form
      className={own.plan}
      onSubmit={(event) => {
        event.preventDefault();
        planning.mutate({ body: { text: buildCalendarCsv(pages, { titleOf, from, perWeek }), timeZone } });
      }}
    >
      <span role="status">{m.plan_chosen(pages.length)}</span>
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
      <Button type="submit" loading={planning.isPending} leftSection={<IconCalendarPlus size={17} />}>
        {m.plan_submit}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {m.plan_none}
      </Button>
    </form>
  );
}

interface CalendarPlan {
  readonly titleOf: (page: SitePageRow) => string;
  readonly from: string;
  readonly perWeek: number;
}

/** The plan as CSV, with each page's URL and the reasons for its verdict. */
function buildCalendarCsv(pages: readonly SitePageRow[], { titleOf, from, perWeek }: CalendarPlan): string {
  const rows = pages.map((page, at) => [
    titleOf(page).slice(0, TITLE_MAX).toWellFormed(),
    dayAfter(from, Math.floor((at * DAYS_OF_WEEK) / perWeek)),
    TIME,
    [page.url, ...page.reasons].join('\n'),
  ]);
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [['title', 'date', 'time', 'snippet'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
