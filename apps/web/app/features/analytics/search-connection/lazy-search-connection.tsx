import { lazy, Suspense } from 'react';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { searchConnectionMessages } from './connection-messages.ts';

const Section = lazy(async () => ({
  default: (await import('./search-connection-settings.tsx')).SearchConnectionSettings,
}));

/** The Search Console connection; its code loads when it is first shown. */
export function SearchConnection({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(searchConnectionMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Section withReauthentication={withReauthentication} />
    </Suspense>
  );
}
