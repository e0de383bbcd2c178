import { ApiError } from '../../platform/api-error.ts';
import { researchMessages } from '../messages.ts';
import type { ExcludedPage } from './gathered-evidence.ts';

/** Pages that a person can open and the server could not read. */
const CAN_BE_PASTED: ReadonlySet<string> = new Set([
  'page_without_text',
  'page_unreadable',
  'page_too_slow',
  'robots_forbid',
  'robots_unavailable',
  'site_asks_to_wait',
]);

/** The page with the advice to paste its text, where that helps. For screens with a field for it only. */
export function advisePasting(page: ExcludedPage): ExcludedPage {
  if (!CAN_BE_PASTED.has(page.code)) return page;
  return { ...page, message: `${page.message} ${researchMessages.pasteText}` };
}

/** As `advisePasting`, of a refusal; anything else stays as it is. */
export function refusalWithPasting(error: unknown): unknown {
  if (!(error instanceof ApiError) || !CAN_BE_PASTED.has(error.code)) return error;
  const { status, code, message, details, extra, headers } = error;
  return new ApiError(status, code, `${message} ${researchMessages.pasteText}`, {
    ...(details && { details }),
    ...(extra && { extra }),
    headers,
  });
}
