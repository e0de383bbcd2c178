import { lazy, Suspense, type ComponentProps } from 'react';
import type { VerifyEmail } from './verify-email.tsx';

const Page = lazy(async () => ({ default: (await import('./verify-email.tsx')).VerifyEmail }));

/** The page of the link that confirms an address, apart from the other settings. */
export function LazyVerifyEmail(props: ComponentProps<typeof VerifyEmail>) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
