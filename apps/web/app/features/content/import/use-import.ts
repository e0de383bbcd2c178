import { uploadFile } from '@pagewright/contract/files';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { contentMessages } from '../messages.ts';

/** The progress of an import. */
export interface ImportProgress {
  readonly done: number;
  readonly of: number;
  readonly fileName: string;
}

/** Imports files in sequence; files imported before a cancel or failure are kept. */
export function useImport(onSingle: (contentId: string) => void) {
  const m = useMessages(contentMessages);
  const queries = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function start(files: readonly File[]): Promise<void> {
    if (files.length === 0 || controller.current) return;
    const { signal } = (controller.current = new AbortController());
    const importedIds: string[] = [];
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, of: files.length, fileName: file.name });
      const body = new FormData();
      body.set('file', file);
      const { data, error } = await callApi(uploadFile, { body }, { signal });
      if (error?.code === CLIENT_CODES.cancelled) break;
      if (error) {
        notifyFailure(error, {
          message: m.importFailed(file.name, describeFailure(error)),
          context: file.name,
        });
        continue;
      }
      importedIds.push(...data.content.map(({ id }) => id));
      for (const { title, reason } of data.skipped.slice(0, 5)) {
        notify({ type: 'warning', message: m.importSkipped(title, reason) });
      }
      notify({ type: 'success', message: m.imported });
    }
    controller.current = null;
    setProgress(null);
    await queries.invalidateQueries({ queryKey: ['api', 'content'] });
    const [only] = importedIds;
    if (importedIds.length === 1 && only !== undefined) onSingle(only);
  }

  return {
    progress,
    start: (files: readonly File[]) => void start(files),
    cancel: () => controller.current?.abort(),
  };
}
