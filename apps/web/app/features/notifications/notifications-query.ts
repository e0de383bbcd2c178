import { listNotifications } from '@pagewright/contract/notifications';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';

/** My newest notifications, refetched whenever the page regains focus. */
export const notificationsQuery = queryOptions({
  ...apiQuery(listNotifications, { query: { limit: 20 } }),
  refetchOnWindowFocus: 'always',
});
