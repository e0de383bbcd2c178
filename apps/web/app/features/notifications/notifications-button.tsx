import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { HeaderPopover } from '../../ui/header-popover.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notificationMessages } from './messages.ts';
import { notificationsQuery } from './notifications-query.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

const NotificationsPanel = lazy(async () => {
  const { NotificationsPanel } = await import('./notifications-panel.tsx');
  return { default: NotificationsPanel };
});

/** Polling interval without a stream. */
const POLL_MS = 30_000;
/** Counts above this are shown as "99+". */
const COUNT_MAX = 99;

/** The bell with the number of unread notifications; opens their list. */
export function NotificationsButton() {
  const m = useMessages(notificationMessages);
  const format = useFormatter();
  const isLive = useLiveNotifications();
  const { data } = useQuery({ ...notificationsQuery, refetchInterval: isLive ? false : POLL_MS });
  const unread = data?.unread ?? 0;
  const count = unread > COUNT_MAX ? `${format.number(COUNT_MAX)}+` : format.number(unread);
  return (
    <HeaderPopover
      icon={<IconBell size={19} stroke={1.7} />}
      label={unread > 0 ? m.buttonUnread(unread) : m.button}
      count={unread > 0 ? count : null}
      title={m.title}
    >
      {(close) => (
        <PartBoundary>
          <Suspense fallback={<LoadingState label={m.loading} />}>
            <NotificationsPanel onNavigate={close} />
          </Suspense>
        </PartBoundary>
      )}
    </HeaderPopover>
  );
}
