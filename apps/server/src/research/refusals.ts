import { ApiError } from '../api-error.ts';
import { researchMessages } from './messages.ts';

/** The address answered, and not with HTML. */
export function pageNotHtml(): ApiError {
  return new ApiError(422, 'page_not_html', researchMessages.page_not_html);
}

/** The address answered with a status that is no page. */
export function pageRefused(status: number): ApiError {
  return new ApiError(422, 'page_refused', researchMessages.page_refused(status), {
    extra: { siteStatus: status },
  });
}

/** The site's robots.txt keeps this page from programs. */
export function robotsForbid(): ApiError {
  return new ApiError(422, 'robots_forbid', researchMessages.robots_forbid);
}

/** The site's robots.txt cannot be had just now, so nothing may be read. */
export function robotsUnavailable(): ApiError {
  return new ApiError(503, 'robots_unavailable', researchMessages.robots_unavailable);
}

/** The site wants a longer pause than a caller should wait. */
export function siteAsksToWait(ms: number): ApiError {
  const seconds = Math.ceil(ms / 1000);
  return new ApiError(503, 'site_asks_to_wait', researchMessages.site_asks_to_wait(seconds), {
    headers: { 'retry-after': String(seconds) },
  });
}

/** The page gave no answer, or none that can be read. */
export function pageUnreadable(): ApiError {
  return new ApiError(422, 'page_unreadable', researchMessages.page_unreadable);
}
