import { APICallError } from 'ai';
import { ModelError, type ModelFault } from '../port.ts';

/** Bytes of a vendor's error response kept for the log. */
const TOLD_MAX = 500;

/** Converts any failure of the SDK. The vendor's message about a request stays in the log. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (!APICallError.isInstance(error)) {
    return new ModelError('failed', error instanceof Error ? error.message : 'no answer', { cause: error });
  }
  const { statusCode, responseHeaders = {}, responseBody = '' } = error;
  return new ModelError(
    faultOf(statusCode, responseBody),
    `status ${statusCode ?? 'none'}: ${(responseBody || error.message).slice(0, TOLD_MAX)}`,
    { retryAfterMs: retryAfter(responseHeaders) },
  );
}

function faultOf(status: number | undefined, body: string): ModelFault {
  // Gemini responds with 400 to an unknown key.
  if (status === 401 || status === 403 || (status === 400 && body.includes('API_KEY_INVALID')))
    return 'key_refused';
  if (status === 429) return 'busy';
  return status === undefined || status === 408 || status >= 500 || status < 400
    ? 'failed'
    : 'request_refused';
}

/** RFC 9110 uses seconds or a date; OpenAI adds its own header in milliseconds. */
function retryAfter(headers: Record<string, string>): number | null {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (exact >= 0) return exact;
  const told = headers['retry-after'] ?? '';
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return ms >= 0 ? ms : null;
}
