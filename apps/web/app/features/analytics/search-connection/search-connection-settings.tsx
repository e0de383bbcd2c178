import { Button } from '@mantine/core';
import {
  pullSearch,
  readSearchConnection,
  removeSearchConnection,
  type SearchConnection,
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
import { ConnectionSection, type ConnectionTask } from '../connection/connection-section.tsx';
import { searchConnectionMessages } from './connection-messages.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { KeyForm } from './key-form.tsx';
import { PropertyChoice } from './property-choice.tsx';
import { SignInButton, SignInForm } from './sign-in-form.tsx';
import { useSignInReturn } from './use-sign-in-return.tsx';
import classes from '../connection/connection.module.css';

/** Polling interval during a pull. */
const PULLING_MS = 3_000;

/** Whether the permission of a Google account has ended or will. */
function needsSignIn({ problem, endsAt }: SearchConnection): boolean {
  return problem?.code === 'search_grant_ended' || endsAt !== null;
}

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
  const [task, setTask] = useState<ConnectionTask>(null);
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
  const signIn = useSignInReturn(onConnected);
  const canSignIn = query.data?.canSignIn === true;
  const signInNote = (
    <p className={signIn.problem === null ? classes.quiet : classes.fault} role="status">
      {signIn.isFinishing ? m.finishing : signIn.problem}
    </p>
  );
  return (
    <ConnectionSection
      messages={m}
      query={query}
      task={task}
      onTask={setTask}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({})}
      keyForm={
        <>
          {query.data?.connection ? null : signInNote}
          <KeyForm withReauthentication={withReauthentication} onConnected={onConnected} />
          <SignInForm withReauthentication={withReauthentication} canSignIn={canSignIn} />
        </>
      }
      renderStatus={(connection, mayChange) => (
        <>
          {signInNote}
          <ConnectionStatus connection={connection} />
          {mayChange ? (
            <PropertyChoice
              key={`${connection.property} ${known === null}`}
              connection={connection}
              known={known}
              onChanged={() => void refresh()}
            />
          ) : null}
        </>
      )}
      renderButtons={(connection, mayChange) => (
        <>
          {mayChange && canSignIn && connection.method === 'oauth' && needsSignIn(connection) ? (
            <SignInButton
              withReauthentication={withReauthentication}
              label={m.connectAgain}
              variant="filled"
            />
          ) : null}
          {connection.property === null ? null : (
            <>
              <Button component={Link} to="/analytics/search" variant="light">
                {m.view}
              </Button>
              {mayChange && connection.state !== 'pulling' ? (
                <Button variant="default" loading={pull.isPending} onClick={() => pull.mutate({})}>
                  {m.pull}
                </Button>
              ) : null}
            </>
          )}
        </>
      )}
    />
  );
}
