import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const VerifyEmailBanner = lazy(async () => ({
  default: (await import('../features/settings/email-verification/verify-email-banner.tsx'))
    .VerifyEmailBanner,
}));

/** Tells the user that their email address is unconfirmed; loads after the screen. */
export function LazyVerifyEmailBanner() {
  return (
    <WhenIdle>
      <VerifyEmailBanner />
    </WhenIdle>
  );
}
