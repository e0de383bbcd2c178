import { lazy, Suspense } from 'react';
import { readGoogleAnalyticsConnection } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { googleAnalyticsMessages } from './google-analytics-messages.ts';
import type { LandingPagesProps } from './landing-pages.tsx';

const Section = lazy(async () => ({
  default: (await import('./google-analytics-settings.tsx')).GoogleAnalyticsSettings,
}));
const Pages = lazy(async () => ({ default: (await import('./landing-pages.tsx')).LandingPages }));

/** The connection to Google Analytics; its code loads when it is first shown. */
export function GoogleAnalyticsConnection({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const m = useMessages(googleAnalyticsMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Section withReauthentication={withReauthentication} />
    </Suspense>
  );
}

/** Landing pages in Google Analytics, if that is connected; their code loads when they are first shown. */
export function LandingPages(props: LandingPagesProps) {
  const m = useMessages(googleAnalyticsMessages);
  const { data } = useQuery(apiQuery(readGoogleAnalyticsConnection, {}));
  if (data?.connection == null) return null;
  return (
    <Suspense fallback={<LoadingState label={m.loadingPages} />}>
      <Pages {...props} />
    </Suspense>
  );
}
