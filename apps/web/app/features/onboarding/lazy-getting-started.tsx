import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';

const Loaded = lazy(async () => ({ default: (await import('./getting-started.tsx')).GettingStarted }));

/** The first steps of a workspace, above its list. */
export function LazyGettingStarted() {
  return (
    <PartBoundary>
      <Suspense>
        <Loaded />
      </Suspense>
    </PartBoundary>
  );
}
