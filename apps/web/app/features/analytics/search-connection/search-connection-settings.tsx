import { Button } from '@mantine/core';
import {
  pullSearch,
  readSearchConnection,
  removeSearchConnection,
  type SearchPropertyChoice,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { searchConnectionMessages } from './connection-messages.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { KeyForm } from './key-form.tsx';
import { PropertyChoice } from './property-choice.tsx';
import classes from './search-connection.module.css';

/** Polling interval during a pull. */
const PULLING_MS = 3_000;

/** The Search Console section of the settings. */
export function SearchConnectionSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(searchConnectionMessages);
  const queries = useQueryClient();
  const query = useQuery({
    ...apiQuery(readSearchConnection, {}),
    refetchInterval: ({ state }) => (state.data?.connection?.state === 'pulling' ? PULLING_MS : false),
  });
  const [known, setKnown] = useState<readonly SearchPropertyChoice[] | null>(null);
  const [task, setTask] = useState<'key' | 'remove' | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'analytics'] });
  const pull = useApiMutation(pullSearch, {
    onSuccess: () => void refresh(),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const remove = useApiMutation(removeSearchConnection, {
    onSuccess: () => {
      setTask(null);
      setKnown(null);
      notify({ type: 'success', message: m.removed });
      void refresh();
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  const onConnected = (properties: readonly SearchPropertyChoice[]): void => {
    setKnown(properties);
    setTask(null);
    void refresh();
  };
  return (
    <section className={classes.section} aria-labelledby="search-connection-title">
      <div>
        <h2 id="search-connection-title" className={classes.title}>
          {m.title}
        </h2>
        <p className={classes.quiet}>{m.help}</p>
      </div>
      <QueryView query={query} messages={m}>
        {({ connection, mayChange }) =>
          connection === null ? (
            mayChange ? (
              <KeyForm withReauthentication={withReauthentication} onConnected={onConnected} />
            ) : (
              <p>{m.member}</p>
            )
          ) : (
            <div className={classes.card}>
              <ConnectionStatus connection={connection} />
              {mayChange ? (
                <PropertyChoice
                  key={`${connection.property} ${known === null}`}
                  connection={connection}
                  known={known}
                  onChanged={() => void refresh()}
                />
              ) : null}
              <div className={classes.buttons}>
                {connection.property === null ? null : (
                  <Button component={Link} to="/analytics/search" variant="light">
                    {m.view}
                  </Button>
                )}
                {mayChange ? (
                  <>
                    {connection.property === null || connection.state === 'pulling' ? null : (
                      <Button variant="default" loading={pull.isPending} onClick={() => pull.mutate({})}>
                        {m.pull}
                      </Button>
                    )}
                    <Button variant="default" onClick={() => setTask(task === 'key' ? null : 'key')}>
                      {task === 'key' ? m.cancel : m.replaceKey}
                    </Button>
                    <Button variant="subtle" onClick={() => setTask('remove')}>
                      {m.remove}
                    </Button>
                  </>
                ) : null}
              </div>
              {task === 'key' ? (
                <KeyForm withReauthentication={withReauthentication} onConnected={onConnected} />
              ) : null}
            </div>
          )
        }
      </QueryView>
      <ConfirmDialog
        isOpen={task === 'remove'}
        title={m.removeTitle}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onCancel={() => setTask(null)}
      >
        {m.removeText}
      </ConfirmDialog>
    </section>
  );
}
