import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const ConsentBanner = lazy(async () => ({
  default: (await import('../lib/consent/consent-banner.tsx')).ConsentBanner,
}));

/** The banner of consent, loaded once the screen stands. */
export function LazyConsentBanner() {
  return (
    <IdlePart>
      <ConsentBanner />
    </IdlePart>
  );
}
