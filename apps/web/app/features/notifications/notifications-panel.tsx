import { Button, ScrollArea } from '@mantine/core';
import { markNotificationsRead } from '@pagewright/contract/notifications';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { panelMessages } from './panel-messages.ts';
import { NotificationRow } from './notification-row.tsx';
import { notificationsQuery } from './notifications-query.ts';
import classes from './notifications-panel.module.css';

/** The list of notifications. */
export function NotificationsPanel({ onNavigate }: { readonly onNavigate: () => void }) {
  const m = useMessages(panelMessages);
  const queryClient = useQueryClient();
  const query = useQuery(notificationsQuery);
  // The panel closes when a notification is opened; the count must still be refreshed.
  const mark = useApiMutation(markNotificationsRead, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const markRead = (ids?: readonly string[]): void => mark.mutate({ body: ids ? { ids: [...ids] } : {} });

  return (
    <section aria-label={m.title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{m.title}</h2>
        {query.data && query.data.unread > 0 ? (
          <Button size="compact-sm" variant="subtle" loading={mark.isPending} onClick={() => markRead()}>
            {m.markAll}
          </Button>
        ) : null}
      </header>
      <QueryView query={query} messages={{ ...m, failed: m.errorTitle }}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <EmptyState
              icon={<IconBellOff size={24} stroke={1.6} />}
              title={m.emptyTitle}
              description={m.emptyText}
            />
          ) : (
            <ScrollArea.Autosize mah="min(460px, 70dvh)" type="auto">
              <ul className={classes.list}>
                {notifications.map((notification) => (
                  <NotificationRow
                    key={notification.id}
                    notification={notification}
                    onNavigate={() => {
                      if (notification.readAt === null) markRead([notification.id]);
                      onNavigate();
                    }}
                  />
                ))}
              </ul>
            </ScrollArea.Autosize>
          )
        }
      </QueryView>
    </section>
  );
}
