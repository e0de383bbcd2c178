import { lazy, Suspense, type ComponentProps } from 'react';
import type { MailOff } from './mail-off.tsx';

const Page = lazy(async () => ({ default: (await import('./mail-off.tsx')).MailOff }));

/** The unsubscribe page, separate from the notification code that every screen loads. */
export function LazyMailOff(props: ComponentProps<typeof MailOff>) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
