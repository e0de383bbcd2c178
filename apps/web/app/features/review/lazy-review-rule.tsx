import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./review-rule.tsx')).ReviewRule }));

/** The switch for requiring approval before publishing. */
export function LazyReviewRule() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
