import { ApiError } from '../../platform/api-error.ts';
import { researchMessages } from '../messages.ts';
import type { ExcludedPage } from './gathered-evidence.ts';

/** Codes of pages that a user can open but the server could not read. */
const CAN_BE_PASTED: ReadonlySet<string> = new Set([
  'page_without_text',
  'page_unreadable',
  'page_too_slow',
  'robots_forbid',
  'robots_unavailable',
  'site_asks_to_wait',
]);

/** Adds the advice to paste the page's text, if that helps. Only for screens with a field for it. */
export function advisePasting(page: ExcludedPage): ExcludedPage {
  if (!CAN_BE_PASTED.has(page.code)) return page;
  return { ...page, message: `${page.message} ${researchMessages.pasteText}` };
}

/** Does the same as `advisePasting` for an ApiError; other errors stay unchanged. */
export function refusalWithPasting(error: unknown): unknown {
  if (!(error instanceof ApiError) || !CAN_BE_PASTED.has(error.code)) return error;
  const { status, code, message, details, extra, headers } = error;
  return new ApiError(status, code, `${message} ${researchMessages.pasteText}`, {
    ...(details && { details }),
    ...(extra && { extra }),
    headers,
  });
}
