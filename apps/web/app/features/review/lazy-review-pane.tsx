import { lazy, Suspense, type ComponentProps } from 'react';
import type { ReviewPane } from './review-pane.tsx';

const Loaded = lazy(async () => ({ default: (await import('./review-pane.tsx')).ReviewPane }));

/** The review next to an item's form; its code loads after the form. */
export function LazyReviewPane(props: ComponentProps<typeof ReviewPane>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
