import { ApiError } from '../platform/api-error.ts';
import { researchMessages } from './messages.ts';

/** The response is not HTML. */
export function pageNotHtml(): ApiError {
  return new ApiError(422, 'page_not_html', researchMessages.page_not_html);
}

/** The response has an error status. */
export function pageRefused(status: number): ApiError {
  return new ApiError(422, 'page_refused', researchMessages.page_refused(status), {
    extra: { siteStatus: status },
  });
}

/** robots.txt forbids the page. */
export function robotsForbid(): ApiError {
  return new ApiError(422, 'robots_forbid', researchMessages.robots_forbid);
}

/** robots.txt is temporarily unavailable, so nothing may be read. */
export function robotsUnavailable(): ApiError {
  return new ApiError(503, 'robots_unavailable', researchMessages.robots_unavailable);
}

/** The site asks for a longer pause than a caller should wait. */
export function siteAsksToWait(ms: number): ApiError {
  const seconds = Math.ceil(ms / 1000);
  return new ApiError(503, 'site_asks_to_wait', researchMessages.site_asks_to_wait(seconds), {
    headers: { 'retry-after': String(seconds) },
  });
}

/** No response, or an unreadable one. */
export function pageUnreadable(): ApiError {
  return new ApiError(422, 'page_unreadable', researchMessages.page_unreadable);
}
