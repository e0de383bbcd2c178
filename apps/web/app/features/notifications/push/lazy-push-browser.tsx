import { lazy, Suspense, type ComponentProps } from 'react';
import type { PushBrowser } from './push-browser.tsx';

const Part = lazy(async () => ({ default: (await import('./push-browser.tsx')).PushBrowser }));

/** Push notification settings, separate from the notification code that every screen loads. */
export function LazyPushBrowser(props: ComponentProps<typeof PushBrowser>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
