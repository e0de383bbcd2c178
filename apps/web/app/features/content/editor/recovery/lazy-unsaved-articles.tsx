import { lazy, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '../../../../lib/notices/part-boundary.tsx';
import { whenIdle } from '../../../../lib/when-idle.ts';

const Loaded = lazy(async () => ({ default: (await import('./unsaved-articles.tsx')).UnsavedArticles }));

/** Recoverable unsaved text; looked for once the screen is rendered. */
export function LazyUnsavedArticles() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return isWanted ? (
    <PartBoundary>
      <Suspense>
        <Loaded />
      </Suspense>
    </PartBoundary>
  ) : null;
}
