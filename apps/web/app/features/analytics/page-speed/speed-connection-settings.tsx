import { Button } from '@mantine/core';
import {
  checkPageSpeed,
  readPageSpeed,
  readPageSpeedConnection,
  removePageSpeedConnection,
  testPageSpeedConnection,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ConnectionSection, type ConnectionTask } from '../connection/connection-section.tsx';
import { speedConnectionMessages } from './speed-connection-messages.ts';
import { SpeedConnectionStatus } from './speed-connection-status.tsx';
import { SpeedKeyForm } from './speed-key-form.tsx';
import classes from '../connection/connection.module.css';

/** While pages are checked, progress is read this often. */
const CHECKING_MS = 3_000;

/** The connection to Google's page speed data, as a section of the settings. */
export function SpeedConnectionSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(speedConnectionMessages);
  const queries = useQueryClient();
  const query = useQuery({
    ...apiQuery(readPageSpeedConnection, {}),
    refetchInterval: ({ state }) => (state.data?.connection?.state === 'checking' ? CHECKING_MS : false),
  });
  const [task, setTask] = useState<ConnectionTask>(null);
  const refresh = (): void => {
    for (const call of [readPageSpeedConnection, readPageSpeed])
      void queries.invalidateQueries({ queryKey: apiQueryKey(call) });
  };
  const onConnected = (): void => {
    setTask(null);
    refresh();
  };
  const remove = useApiMutation(removePageSpeedConnection, {
    onSuccess: () => {
      setTask(null);
      notify({ type: 'success', message: m.removed });
      refresh();
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  return (
    <ConnectionSection
      messages={m}
      query={query}
      task={task}
      onTask={setTask}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({})}
      keyForm={<SpeedKeyForm withReauthentication={withReauthentication} onConnected={onConnected} />}
      renderStatus={(connection) => <SpeedConnectionStatus connection={connection} />}
      renderButtons={(connection, mayChange) => (
        <>
          {connection.site === null ? null : (
            <Button component={Link} to="/analytics/site?view=speed" variant="light">
              {m.view}
            </Button>
          )}
          {mayChange ? <CheckButtons isChecking={connection.state === 'checking'} onDone={refresh} /> : null}
        </>
      )}
    />
  );
}

interface CheckButtonsProps {
  readonly isChecking: boolean;
  readonly onDone: () => void;
}

/** Checks the pages that are due, and asks Google about the key. */
function CheckButtons({ isChecking, onDone }: CheckButtonsProps) {
  const m = useMessages(speedConnectionMessages);
  const test = useLongCall(testPageSpeedConnection);
  const [outcome, setOutcome] = useState<{ readonly works: boolean; readonly text: ReactNode } | null>(null);
  const check = useApiMutation(checkPageSpeed, {
    onSuccess: onDone,
    onError: ({ failure }) => notifyFailure(failure),
  });

  async function runTest(): Promise<void> {
    setOutcome(null);
    const { data, error } = await test.run({});
    if (data) {
      setOutcome({ works: true, text: m.works });
      onDone();
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  return (
    <>
      {isChecking ? null : (
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
          {m.check}
        </Button>
      )}
      <Button variant="default" loading={test.isRunning} onClick={() => void runTest()}>
        {m.test}
      </Button>
      <p className={outcome?.works === false ? classes.fault : classes.quiet} role="status">
        {test.isRunning ? m.connecting : outcome?.text}
      </p>
    </>
  );
}
