import { Button, TextInput } from '@mantine/core';
import {
  connectGoogleAnalytics,
  GOOGLE_ANALYTICS_LIMITS,
  pullGoogleAnalytics,
  readGoogleAnalyticsConnection,
  removeGoogleAnalyticsConnection,
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
import { ConnectionSection, type ConnectionTask } from '../connection/connection-section.tsx';
import { KeyFileForm } from '../connection/key-file-form.tsx';
import { googleAnalyticsMessages } from './google-analytics-messages.ts';
import { GoogleAnalyticsStatus } from './google-analytics-status.tsx';
import { PropertyForm } from './property-form.tsx';

/** Polling interval during an import. */
const PULLING_MS = 3_000;

/** The connection to Google Analytics, as a section of the settings. */
export function GoogleAnalyticsSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(googleAnalyticsMessages);
  const queries = useQueryClient();
  const query = useQuery({
    ...apiQuery(readGoogleAnalyticsConnection, {}),
    refetchInterval: ({ state }) => (state.data?.connection?.state === 'pulling' ? PULLING_MS : false),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [task, setTask] = useState<ConnectionTask>(null);
  const { run, isRunning, cancel } = useLongCall(connectGoogleAnalytics);
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'analytics'] });
  const pull = useApiMutation(pullGoogleAnalytics, {
    onSuccess: () => void refresh(),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const remove = useApiMutation(removeGoogleAnalyticsConnection, {
    onSuccess: () => {
      setTask(null);
      notify({ type: 'success', message: m.removed });
      void refresh();
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  const property = (typed ?? query.data?.connection?.property ?? '').trim();
  return (
    <ConnectionSection
      messages={m}
      query={query}
      task={task}
      onTask={setTask}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({})}
      keyForm={
        <KeyFileForm
          messages={m}
          lengthMax={GOOGLE_ANALYTICS_LIMITS.key}
          isRunning={isRunning}
          isReady={property !== ''}
          onConnect={(key) => withReauthentication(() => run({ body: { key, property } }))}
          onConnected={() => {
            setTyped(null);
            setTask(null);
            void refresh();
          }}
          onCancel={cancel}
        >
          {query.data?.connection ? null : (
            <TextInput
              label={m.property}
              description={m.propertyHelp}
              maxLength={GOOGLE_ANALYTICS_LIMITS.property}
              autoComplete="off"
              value={typed ?? ''}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          )}
        </KeyFileForm>
      }
      renderStatus={(connection, mayChange) => (
        <>
          <GoogleAnalyticsStatus connection={connection} />
          {mayChange ? (
            <PropertyForm
              key={connection.property}
              property={connection.property}
              onChanged={() => void refresh()}
            />
          ) : null}
        </>
      )}
      renderButtons={({ state }, mayChange) => (
        <>
          <Button component={Link} to="/analytics/search" variant="light">
            {m.view}
          </Button>
          {mayChange && state !== 'pulling' ? (
            <Button variant="default" loading={pull.isPending} onClick={() => pull.mutate({})}>
              {m.pull}
            </Button>
          ) : null}
        </>
      )}
    />
  );
}
