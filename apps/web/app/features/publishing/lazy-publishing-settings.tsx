import { lazy, Suspense } from 'react';
import type { WithReauthentication } from '../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { siteMessages } from './site/messages.ts';

const Sections = lazy(async () => ({
  default: (await import('./publishing-settings.tsx')).PublishingSettings,
}));

/** The workspace's publishing settings; the code loads when they are first shown. */
export function PublishingSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(siteMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Sections withReauthentication={withReauthentication} />
    </Suspense>
  );
}
