import { Button } from '@mantine/core';
import { planStrategy, removeBatch } from '@pagewright/contract/calendar';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../lib/api/api-query.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { calendarMessages } from './messages.ts';
import { getBrowserZone } from './times/browser-zone.ts';

const UNDO_MS = 10_000;

/** Adds a brief's proposed dates to the calendar with one click, and undo. */
export function ScheduleDates({ briefId }: { readonly briefId: string }) {
  const m = useMessages(calendarMessages);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
  async function undo(id: string): Promise<void> {
    const { error } = await callApi(removeBatch, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    notify({ type: 'success', message: m.removed });
    await refresh();
  }
  const planning = useApiMutation(planStrategy, {
    onSuccess: ({ created, batchId }) => {
      void refresh();
      notify({
        type: 'success',
        message: m.planned(created),
        durationMs: UNDO_MS,
        action:
          batchId === null
            ? { label: m.open, to: '/calendar' }
            : { label: m.undo, onSelect: () => void undo(batchId) },
      });
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.planFailed }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={17} />}
      loading={planning.isPending}
      onClick={() => planning.mutate({ body: { briefId, timeZone: getBrowserZone() } })}
    >
      {m.plan}
    </Button>
  );
}
