import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

const Loaded = lazy(async () => ({ default: (await import('./pending-reviews.tsx')).PendingReviews }));

/** Reviews awaiting the user; looked for once the screen is rendered. */
export function LazyPendingReviews() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null;
}
