import { listNotifications } from '@pagewright/contract/notifications';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';

const POLL_MS = 30_000;

/** My newest notifications, asked again every 30 s while the page is visible and whenever it is looked at again. */
export const notificationsQuery = queryOptions({
  ...apiQuery(listNotifications, { query: { limit: 20 } }),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: 'always',
});
