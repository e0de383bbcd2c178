import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const AddressBanner = lazy(async () => ({
  default: (await import('../features/settings/address/address-banner.tsx')).AddressBanner,
}));

/** Tells the user that their email address is unconfirmed; loads after the screen. */
export function LazyVerifyEmailBanner() {
  return (
    <WhenIdle>
      <AddressBanner />
    </WhenIdle>
  );
}
