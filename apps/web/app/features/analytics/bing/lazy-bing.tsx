import { lazy, Suspense } from 'react';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { bingMessages } from './bing-messages.ts';

const Section = lazy(async () => ({
  default: (await import('./bing-connection-settings.tsx')).BingConnectionSettings,
}));
const Performance = lazy(async () => ({ default: (await import('./bing-performance.tsx')).BingPerformance }));

/** The connection to Bing Webmaster Tools; its code loads when it is first shown. */
export function BingConnection({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(bingMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Section withReauthentication={withReauthentication} />
    </Suspense>
  );
}

/** Figures of Bing Webmaster Tools; its code loads when it is first shown. */
export function BingPerformance() {
  const m = useMessages(bingMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loadingFigures} />}>
      <Performance />
    </Suspense>
  );
}
