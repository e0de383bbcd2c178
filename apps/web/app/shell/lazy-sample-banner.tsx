import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const SampleBanner = lazy(async () => ({
  default: (await import('../features/onboarding/sample-banner.tsx')).SampleBanner,
}));

/** Marks the user's sample workspace; loads after the screen. */
export function LazySampleBanner() {
  return (
    <WhenIdle>
      <SampleBanner />
    </WhenIdle>
  );
}
