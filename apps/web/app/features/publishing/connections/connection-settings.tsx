import { Button } from '@mantine/core';
import {
  listConnections,
  removeConnection,
  type Connection,
} from '@pagewright/contract/publishing/connections';
import { IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { connectionMessages } from './messages.ts';
import classes from '../publishing.module.css';

type Task =
  | { readonly kind: 'form'; readonly connection: Connection | null }
  | { readonly kind: 'remove'; readonly connection: Connection };

interface ConnectionSettingsProps {
  readonly canEdit: boolean;
  readonly withReauthentication: WithReauthentication;
}

/** The settings section for other sites that the workspace publishes to. */
export function ConnectionSettings({ canEdit, withReauthentication }: ConnectionSettingsProps) {
  const m = useMessages(connectionMessages);
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(apiQuery(listConnections, {}));
  const [task, setTask] = useState<Task | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: apiQueryKey(listConnections) });
  const remove = useApiMutation(removeConnection, {
    onSuccess: () => {
      setTask(null);
      notify({ type: 'success', message: m.removed });
      void refresh();
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  const add = canEdit ? (
    <Button
      leftSection={<IconPlus size={17} stroke={1.8} />}
      onClick={() => setTask({ kind: 'form', connection: null })}
    >
      {m.add}
    </Button>
  ) : null;
  return (
    <section className={classes.section} aria-labelledby="connections-title">
      <div className={classes.head}>
        <div>
          <h2 id="connections-title" className={classes.title}>
            {m.title}
          </h2>
          <p className={classes.text}>{m.help}</p>
        </div>
        {data && data.connections.length > 0 ? add : null}
      </div>
      {data ? (
        data.connections.length === 0 ? (
          <EmptyState
            icon={<IconPlugConnected size={26} stroke={1.6} />}
            title={m.emptyTitle}
            description={canEdit ? m.emptyText : m.emptyMember}
            action={add}
          />
        ) : (
          <ul className={classes.rows}>
            {data.connections.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                canEdit={canEdit}
                onEdit={() => setTask({ kind: 'form', connection })}
                onRemove={() => setTask({ kind: 'remove', connection })}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          title={m.failed}
          description={describeFailure(error.failure)}
          isUnauthorized={error.failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingState label={m.loading} />
      )}
      {task?.kind === 'form' ? (
        <ConnectionForm
          connection={task.connection}
          withReauthentication={withReauthentication}
          onSaved={() => {
            notify({ type: 'success', message: task.connection ? m.saved : m.connected });
            setTask(null);
            void refresh();
          }}
          onClose={() => setTask(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={task?.kind === 'remove'}
        title={m.removeTitle}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => task && task.connection && remove.mutate({ params: { id: task.connection.id } })}
        onCancel={() => setTask(null)}
      >
        {m.removeText(task?.connection?.name ?? '')}
      </ConfirmDialog>
    </section>
  );
}
