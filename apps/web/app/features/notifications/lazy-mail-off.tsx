import { lazy, Suspense, type ComponentProps } from 'react';
import type { MailOff } from './mail-off.tsx';

const Page = lazy(async () => ({ default: (await import('./mail-off.tsx')).MailOff }));

/** The page that turns mails off, apart from what every screen shows of notifications. */
export function LazyMailOff(props: ComponentProps<typeof MailOff>) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
