import { lazy, Suspense, type ComponentProps } from 'react';
import type { VerifyEmail } from './verify-email.tsx';

const Page = lazy(async () => ({ default: (await import('./verify-email.tsx')).VerifyEmail }));

/** The email verification page, separate from the other settings. */
export function LazyVerifyEmail(props: ComponentProps<typeof VerifyEmail>) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
