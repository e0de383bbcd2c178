import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

const Loaded = lazy(async () => ({ default: (await import('./waiting-reviews.tsx')).WaitingReviews }));

/** What waits for the user's review; looked for once the screen stands. */
export function LazyWaitingReviews() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null;
}
