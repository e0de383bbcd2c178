import { writeText, writingPrompt, type WrittenText } from '@pagewright/contract/content';
import type { CallInput } from '@pagewright/contract/endpoint';
import { type ApiResult, CLIENT_CODES } from '../../../../lib/api/api-failure.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { callWithProgress, type ProgressOptions } from '../../../../lib/api/call-with-progress.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { promptBrowserModel } from './browser-model.ts';
import { writingMessages } from './messages.ts';

const TEXTS = /"text"\s*:\s*"((?:[^"\\]|\\.)*)/g;

/**
 * Writes with the browser's own model: the server provides the prompt and checks the output as for any model. Never
 * throws.
 */
export async function writeInBrowser(
  { params, body }: CallInput<typeof writeText>,
  options: ProgressOptions,
): Promise<ApiResult<WrittenText>> {
  const m = getMessages(writingMessages);
  const { signal = new AbortController().signal, onProgress } = options;
  const { engine: _, answer: __, ...wanted } = body;
  const promptResponse = await callApi(writingPrompt, { params, body: wanted }, { signal });
  if (promptResponse.error) return promptResponse;
  const step = m.writingHere;
  onProgress({ step, done: 0, total: 0 });
  let answer: string;
  try {
    answer = await promptBrowserModel(promptResponse.data, {
      signal,
      onDownload: (share) => onProgress({ step: m.fetchingModel(share), done: share, total: 1 }),
      onText: (text) => onProgress({ step, done: 0, total: 0, text: shownOf(text) }),
    });
  } catch {
    return { data: null, error: failureOf(signal.aborted, m.browserFailed) };
  }
  return callWithProgress(writeText, { params, body: { ...body, engine: 'browser', answer } }, options);
}

/** The text in JSON output that is still incomplete. */
function shownOf(answer: string): string {
  return [...answer.matchAll(TEXTS)]
    .map(([, text = '']) => text.replaceAll(/\\[nrt]/g, ' ').replaceAll(/\\(.)/g, '$1'))
    .join('\n\n');
}

function failureOf(isCancelled: boolean, message: string) {
  return {
    message,
    status: 0,
    statusText: '',
    url: '',
    method: '',
    code: isCancelled ? CLIENT_CODES.cancelled : 'model_browser',
    details: [],
    body: null,
    retryAfterSeconds: null,
  };
}
