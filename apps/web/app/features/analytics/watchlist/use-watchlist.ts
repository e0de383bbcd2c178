import {
  addToWatchlist,
  readWatchlist,
  removeFromWatchlist,
  suggestWatched,
  WATCHLIST_LIMITS,
  type Watched,
  type WatchedKind,
  type Watchlist,
} from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { watchMessages } from './watch-messages.ts';

const UNDO_MS = 10_000;
const FILE_BYTES_MAX = 1_000_000;

/** Adds to and removes from one of the lists, with undo. */
export function useWatchlist(kind: WatchedKind) {
  const m = useMessages(watchMessages);
  const queries = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);

  function show({ competitors, keywords }: Watchlist): void {
    queries.setQueryData(apiQueryKey(readWatchlist, {}), { competitors, keywords });
    void queries.invalidateQueries({ queryKey: apiQueryKey(suggestWatched) });
  }

  /** True on success, whether or not anything was new. */
  async function add(names: readonly string[]): Promise<boolean> {
    setProblem(null);
    setIsAdding(true);
    const body = { [kind === 'competitor' ? 'competitors' : 'keywords']: [...names] };
    const { data, error } = await callApi(addToWatchlist, { body });
    setIsAdding(false);
    if (error) {
      setProblem(failureText(error));
      return false;
    }
    show(data);
    if (data.refused.length > 0) setProblem(m.refused(data.refused.join(', ')));
    if (names.length > 1 || data.ignored > 0)
      notify({ type: 'success', message: m.added(data.added, data.ignored) });
    return data.refused.length === 0;
  }

  async function remove({ id, name }: Watched): Promise<void> {
    const { error } = await callApi(removeFromWatchlist, { params: { id } });
    if (error && error.status !== 404) return notifyFailure(error, { message: m.removeFailed });
    await queries.invalidateQueries({ queryKey: apiQueryKey(readWatchlist) });
    void queries.invalidateQueries({ queryKey: apiQueryKey(suggestWatched) });
    notify({
      type: 'success',
      message: m.removed(name),
      durationMs: UNDO_MS,
      action: { label: m.undo, onSelect: () => void add([name]) },
    });
  }

  async function addFile(file: File, namesOf: (text: string) => string[]): Promise<void> {
    const names = file.size > FILE_BYTES_MAX ? null : namesOf(await file.text());
    if (names === null || names.length > WATCHLIST_LIMITS.added) return setProblem(m.fileTooLarge);
    await add(names);
  }

  return { isAdding, problem, add, remove: (entry: Watched) => void remove(entry), addFile };
}
