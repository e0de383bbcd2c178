import { lazy, Suspense, type ComponentProps } from 'react';
import type { ReviewPane } from './review-pane.tsx';

const Loaded = lazy(async () => ({ default: (await import('./review-pane.tsx')).ReviewPane }));

/** The review beside an item's form; its code is loaded when the form is there. */
export function LazyReviewPane(props: ComponentProps<typeof ReviewPane>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
