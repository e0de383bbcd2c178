import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import type { NewsFollower } from './follow-news.ts';
import { notificationsQuery } from './notifications-query.ts';

/**
 * Keeps my notifications as the server has them, and says whether it does. Only while the page is seen: a browser opens
 * few connections to one server, and hidden tabs would take them all.
 */
export function useLiveNotifications(): boolean {
  const queries = useQueryClient();
  const isSeen = useDocumentVisibility() === 'visible';
  const [isLive, setLive] = useState(false);
  const place = useRef<NewsFollower['place']>({ lastEventId: undefined });

  useEffect(() => {
    if (!isSeen) return;
    const control = new AbortController();
    const onNews: NewsFollower['onNews'] = ({ notifications, unread }) => {
      const known = queries.getQueryData(notificationsQuery.queryKey);
      if (notifications.length === 0 && known?.unread === unread) return;
      void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    };
    // Until it is loaded, and where it cannot be, the notifications are asked for from time to time.
    const follow = async (): Promise<void> => {
      const { followNews } = await import('./follow-news.ts');
      await followNews({ onNews, onLive: setLive, place: place.current }, control.signal);
    };
    const callOff = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      callOff();
      control.abort();
    };
  }, [isSeen, queries]);
  return isLive;
}
