import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const AddressBanner = lazy(async () => ({
  default: (await import('../features/settings/address/address-banner.tsx')).AddressBanner,
}));

/** Says when the user's address waits to be confirmed; loaded after the screen. */
export function AddressWatch() {
  return (
    <IdlePart>
      <AddressBanner />
    </IdlePart>
  );
}
