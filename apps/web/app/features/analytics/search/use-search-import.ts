import {
  importSearchFigures,
  removeSearchImport,
  SEARCH_CONSOLE_LIMITS,
  undoRemoveSearchImport,
} from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import type { DateRange } from '../date-range-form.tsx';
import { searchConsoleMessages } from './search-console-messages.ts';

const UNDO_MS = 10_000;

/** Imports Search Console exports and removes them, with undo. */
export function useSearchImport() {
  const m = useMessages(searchConsoleMessages);
  const queries = useQueryClient();
  const [isImporting, setIsImporting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** A file without days, until the user enters them. */
  const [waiting, setWaiting] = useState<File | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'analytics'] });

  async function take(file: File, days?: DateRange): Promise<void> {
    setWaiting(null);
    if (file.size > SEARCH_CONSOLE_LIMITS.file) return setProblem(m.tooLarge);
    setProblem(null);
    setIsImporting(true);
    const body = new FormData();
    body.append('file', file);
    const { data, error } = await callApi(importSearchFigures, { query: days ?? {}, body });
    setIsImporting(false);
    if (error?.code === 'days_missing') return setWaiting(file);
    if (error) return setProblem(describeFailure(error));
    const { rows, replaced, skipped } = data;
    const unread = skipped.filter(({ reason }) => reason !== 'other_table').map(({ name }) => name);
    notify({
      type: 'success',
      message: [
        m.imported(rows.query, rows.page, rows.day),
        ...(replaced > 0 ? [m.replaced] : []),
        ...(unread.length > 0 ? [m.skipped(unread.join(', '))] : []),
      ].join(' '),
      durationMs: UNDO_MS,
      action: { label: m.undo, onSelect: () => void remove(data.import.id) },
    });
    await refresh();
  }

  async function remove(id: string): Promise<void> {
    const { error } = await callApi(removeSearchImport, { params: { id } });
    if (error && error.status !== 404) return notifyFailure(error, { message: m.removeFailed });
    notify({
      type: 'success',
      message: m.removed,
      durationMs: UNDO_MS,
      action: { label: m.undo, onSelect: () => void undo(id) },
    });
    await refresh();
  }

  async function undo(id: string): Promise<void> {
    const { error } = await callApi(undoRemoveSearchImport, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    notify({ type: 'success', message: m.undone });
    await refresh();
  }

  return { isImporting, problem, waiting, take, remove, giveUp: () => setWaiting(null) };
}
