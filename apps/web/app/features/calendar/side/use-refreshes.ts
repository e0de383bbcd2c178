import {
  acceptRefresh,
  dismissRefresh,
  listRefreshes,
  undoRefresh,
  type Refresh,
} from '@pagewright/contract/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { refreshMessages } from './refresh-messages.ts';

const UNDO_MS = 10_000;

/** Proposed refreshes and the decisions about them; each can be undone. */
export function useRefreshes(timeZone: string) {
  const m = useMessages(refreshMessages);
  const queries = useQueryClient();
  const query = useQuery(apiQuery(listRefreshes, { query: { timeZone } }));
  const renew = (): Promise<unknown> => queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
  const failed = async (failure: ApiFailure, message: string): Promise<void> => {
    // A refusal explains itself; a failure names the attempted action.
    notifyFailure(failure, failure.status >= 400 && failure.status < 500 ? {} : { message });
    await renew();
  };

  async function decided({ contentId, month }: Refresh, message: string): Promise<void> {
    const undo = async (): Promise<void> => {
      const { error } = await callApi(undoRefresh, { params: { id: contentId }, body: { month } });
      if (error) return failed(error, m.undoFailed);
      notify({ type: 'success', message: m.undone });
      await renew();
    };
    notify({
      type: 'success',
      message,
      durationMs: UNDO_MS,
      action: { label: m.undo, onSelect: () => void undo() },
    });
    await renew();
  }

  async function accept(refresh: Refresh, scheduledFor: string): Promise<void> {
    const { contentId, month, title } = refresh;
    const body = { month, scheduledFor, timeZone };
    const { error } = await callApi(acceptRefresh, { params: { id: contentId }, body });
    await (error
      ? failed(error, m.acceptFailed)
      : decided(refresh, m.accepted(title || m.untitled, scheduledFor)));
  }

  async function dismiss(refresh: Refresh): Promise<void> {
    const { contentId, month, title } = refresh;
    const { error } = await callApi(dismissRefresh, { params: { id: contentId }, body: { month } });
    await (error ? failed(error, m.dismissFailed) : decided(refresh, m.dismissed(title || m.untitled)));
  }

  return { query, accept, dismiss };
}
