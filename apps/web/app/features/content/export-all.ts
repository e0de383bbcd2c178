import { exportLibrary, listContent } from '@pagewright/contract/content';
import { callApi } from '../../lib/api/call-api.ts';
import { downloadMessages } from '../../lib/downloads/messages.ts';
import { saveFile } from '../../lib/downloads/save-file.ts';
import { getMessages } from '../../lib/messages/define-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import type { EXPORT_FORMATS } from './export-formats.ts';

/** Downloads everything the user may read, or reports that there is nothing yet. */
export async function exportAll(format: (typeof EXPORT_FORMATS)[number]): Promise<void> {
  const { data } = await callApi(listContent, { query: { authorId: 'all', limit: 1 } });
  if (data?.total === 0) {
    notify({ type: 'info', message: getMessages(downloadMessages).nothing });
    return;
  }
  await saveFile(exportLibrary, { query: { format } });
}
