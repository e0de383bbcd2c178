import { lazy, Suspense, type ComponentProps } from 'react';
import type { Unsubscribe } from './unsubscribe.tsx';

const Page = lazy(async () => ({ default: (await import('./unsubscribe.tsx')).Unsubscribe }));

/** The unsubscribe page, separate from the notification code that every screen loads. */
export function LazyUnsubscribe(props: ComponentProps<typeof Unsubscribe>) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
