import { lazy, Suspense, type ComponentProps } from 'react';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';

const Loaded = lazy(async () => ({ default: (await import('./getting-started.tsx')).GettingStarted }));

/** The first steps of a workspace, above its list. */
export function LazyGettingStarted(props: ComponentProps<typeof Loaded>) {
  return (
    <PartBoundary>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  );
}
