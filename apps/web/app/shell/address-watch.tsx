import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const AddressBanner = lazy(async () => ({
  default: (await import('../features/settings/address/address-banner.tsx')).AddressBanner,
}));

/** Tells the user that their email address is unconfirmed; loads after the screen. */
export function AddressWatch() {
  return (
    <IdlePart>
      <AddressBanner />
    </IdlePart>
  );
}
