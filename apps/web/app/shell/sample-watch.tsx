import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const SampleBanner = lazy(async () => ({
  default: (await import('../features/onboarding/sample-banner.tsx')).SampleBanner,
}));

/** Marks the user's sample workspace; loads after the screen. */
export function SampleWatch() {
  return (
    <IdlePart>
      <SampleBanner />
    </IdlePart>
  );
}
