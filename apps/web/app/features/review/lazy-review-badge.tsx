import { lazy, Suspense, type ComponentProps } from 'react';
import type { ReviewBadge } from './review-badge.tsx';

const Loaded = lazy(async () => ({ default: (await import('./review-badge.tsx')).ReviewBadge }));

/** What came of an item's review; its code is loaded for the first item that has one. */
export function LazyReviewBadge(props: ComponentProps<typeof ReviewBadge>) {
  return props.item.review ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}
