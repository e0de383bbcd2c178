import type { FeatureName } from '@pagewright/contract/feature-names';
import { isActive, type CallRuns } from '@pagewright/contract/runs';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { runsQuery } from '../../lib/runs/runs-query.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { NotificationHandlers } from './follow-notifications.ts';
import { notificationsQuery } from './notifications-query.ts';

/**
 * Keeps my notifications in sync with the server, and returns whether that works. Only while the page is visible:
 * browsers limit connections per server, and hidden tabs would take them all.
 */
export function useLiveNotifications(): boolean {
  const queries = useQueryClient();
  const isSeen = useDocumentVisibility() === 'visible';
  const [isLive, setLive] = useState(false);
  const place = useRef<NotificationHandlers['place']>({ lastEventId: undefined });

  useEffect(() => {
    if (!isSeen) return;
    const control = new AbortController();
    const onNotifications: NotificationHandlers['onNotifications'] = ({ notifications, unread }) => {
      const known = queries.getQueryData(notificationsQuery.queryKey);
      if (notifications.length === 0 && known?.unread === unread) return;
      void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    };
    const onRuns: NotificationHandlers['onRuns'] = (next) => {
      const known = queries.getQueryData(runsQuery.queryKey);
      queries.setQueryData(runsQuery.queryKey, next);
      // On first results and at the end.
      const open = ({ runs }: CallRuns): string[] =>
        runs.flatMap(({ id, status, isSaved }) => (isActive(status) ? [`${id} ${isSaved}`] : []));
      const goOn = new Set(open(next));
      const hasEnded = known !== undefined && open(known).some((run) => !goOn.has(run));
      if (JSON.stringify(known?.crawls) !== JSON.stringify(next.crawls))
        void queries.invalidateQueries({
          queryKey: ['api', 'analytics' satisfies FeatureName, '/site/crawls'],
        });
      // These features list saved results; usage shows what a run used.
      if (hasEnded)
        for (const feature of ['advanced', 'strategy', 'usage'] satisfies FeatureName[])
          void queries.invalidateQueries({ queryKey: ['api', feature] });
    };
    // Until it is loaded, or if that fails, notifications are polled.
    const follow = async (): Promise<void> => {
      const { followNotifications } = await import('./follow-notifications.ts');
      await followNotifications(
        { onNotifications, onRuns, onLive: setLive, place: place.current },
        control.signal,
      );
    };
    const callOff = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      callOff();
      control.abort();
    };
  }, [isSeen, queries]);
  return isLive;
}
