import { lazy, Suspense } from 'react';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { speedConnectionMessages } from './speed-connection-messages.ts';

const Section = lazy(async () => ({
  default: (await import('./speed-connection-settings.tsx')).SpeedConnectionSettings,
}));

/** The connection to Google's page speed data. Its code loads on first display. */
export function SpeedConnection({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(speedConnectionMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Section withReauthentication={withReauthentication} />
    </Suspense>
  );
}
