import type { CallInput, Endpoint } from '@pagewright/contract/endpoint';
import { downloadApi } from '../api/call-api.ts';
import { getMessages } from '../messages/define-messages.ts';
import { describeFailure } from '../messages/describe-failure.ts';
import { dismissNotice, notify } from '../notices/notice-store.ts';
import { notifyFailure } from '../notices/notify-failure.ts';
import { saveBlob } from './save-blob.ts';
import { downloadMessages } from './messages.ts';

const LONG_MS = 90_000;

/** Downloads a file with the user's token and saves it. */
export async function saveFile<const Call extends Endpoint>(
  call: Call,
  input: CallInput<Call>,
): Promise<void> {
  const m = getMessages(downloadMessages);
  const waiting = notify({ type: 'info', message: m.preparing, durationMs: LONG_MS });
  const { data, error } = await downloadApi(call, input);
  dismissNotice(waiting);
  if (error) return notifyFailure(error, { message: m.failed(describeFailure(error)) });
  saveBlob(data.blob, data.fileName ?? 'pagewright');
}
