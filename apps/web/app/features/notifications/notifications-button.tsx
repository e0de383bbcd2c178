import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notificationMessages } from './messages.ts';
import { notificationsQuery } from './notifications-query.ts';
import { useLiveNotifications } from './use-live-notifications.ts';
import classes from './notifications-button.module.css';

const NotificationsPanel = lazy(async () => {
  const { NotificationsPanel } = await import('./notifications-panel.tsx');
  return { default: NotificationsPanel };
});

/** How often they are asked for while no stream tells of them. */
const POLL_MS = 30_000;
/** Counts above this are shown as "99+". */
const COUNT_MAX = 99;

/** The bell with the number of unread notifications; opens their list. */
export function NotificationsButton() {
  const m = useMessages(notificationMessages);
  const format = useFormatter();
  const [isOpen, popover] = useDisclosure(false);
  const isLive = useLiveNotifications();
  const { data } = useQuery({ ...notificationsQuery, refetchInterval: isLive ? false : POLL_MS });
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? m.buttonUnread(unread) : m.button;
  return (
    <Popover
      opened={isOpen}
      onChange={popover.toggle}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon className={classes.button} aria-label={label} onClick={popover.toggle}>
            <IconBell size={19} stroke={1.7} />
            {unread > 0 ? (
              <span className={classes.count} aria-hidden="true">
                {unread > COUNT_MAX ? `${format.number(COUNT_MAX)}+` : format.number(unread)}
              </span>
            ) : null}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={m.title}>
        <PartBoundary>
          <Suspense fallback={<LoadingState label={m.loading} />}>
            <NotificationsPanel onFollow={popover.close} />
          </Suspense>
        </PartBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
