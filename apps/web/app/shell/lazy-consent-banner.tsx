import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const ConsentBanner = lazy(async () => ({
  default: (await import('../lib/consent/consent-banner.tsx')).ConsentBanner,
}));

/** The consent banner, loaded once the screen is rendered. */
export function LazyConsentBanner() {
  return (
    <WhenIdle>
      <ConsentBanner />
    </WhenIdle>
  );
}
