import { Button } from '@mantine/core';
import {
  BING_LIMITS,
  connectBing,
  pullBing,
  readBingConnection,
  removeBingConnection,
  type BingSiteChoice,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ApiKeyForm } from '../connection/api-key-form.tsx';
import { ConnectionSection, type ConnectionTask } from '../connection/connection-section.tsx';
import { bingMessages } from './bing-messages.ts';
import { BingSites } from './bing-sites.tsx';
import { BingStatus } from './bing-status.tsx';

/** Polling interval during a pull. */
const PULLING_MS = 3_000;

/** The connection to Bing Webmaster Tools, as a section of the settings. */
export function BingConnectionSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(bingMessages);
  const queries = useQueryClient();
  const query = useQuery({
    ...apiQuery(readBingConnection, {}),
    refetchInterval: ({ state }) => (state.data?.connection?.state === 'pulling' ? PULLING_MS : false),
  });
  const [known, setKnown] = useState<readonly BingSiteChoice[] | null>(null);
  const [task, setTask] = useState<ConnectionTask>(null);
  const { run, isRunning, cancel } = useLongCall(connectBing);
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'analytics'] });
  const pull = useApiMutation(pullBing, {
    onSuccess: () => void refresh(),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const remove = useApiMutation(removeBingConnection, {
    onSuccess: () => {
      setTask(null);
      setKnown(null);
      notify({ type: 'success', message: m.removed });
      void refresh();
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
      keyForm={
        <ApiKeyForm
          messages={m}
          lengthMax={BING_LIMITS.key}
          isRunning={isRunning}
          onConnect={(key) => withReauthentication(() => run({ body: { key } }))}
          onConnected={({ sites }) => {
            setKnown(sites);
            setTask(null);
            void refresh();
          }}
          onCancel={cancel}
        />
      }
      renderStatus={(connection, mayChange) => (
        <>
          <BingStatus connection={connection} />
          {mayChange ? (
            <BingSites
              key={`${connection.site} ${known === null}`}
              site={connection.site}
              known={known}
              onChanged={() => void refresh()}
            />
          ) : null}
        </>
      )}
      renderButtons={(connection, mayChange) =>
        connection.site === null ? null : (
          <>
            <Button component={Link} to="/analytics/search?source=bing" variant="light">
              {m.view}
            </Button>
            {mayChange && connection.state !== 'pulling' ? (
              <Button variant="default" loading={pull.isPending} onClick={() => pull.mutate({})}>
                {m.pull}
              </Button>
            ) : null}
          </>
        )
      }
    />
  );
}
