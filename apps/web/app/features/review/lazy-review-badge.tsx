import { lazy, Suspense, type ComponentProps } from 'react';
import type { ReviewBadge } from './review-badge.tsx';

const Loaded = lazy(async () => ({ default: (await import('./review-badge.tsx')).ReviewBadge }));

/** The outcome of an item's review; its code loads for the first item that has one. */
export function LazyReviewBadge(props: ComponentProps<typeof ReviewBadge>) {
  return props.item.review ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}
