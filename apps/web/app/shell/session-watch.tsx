import { lazy, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '../lib/notices/part-boundary.tsx';
import { whenIdle } from '../lib/when-idle.ts';

const load = () => import('./session-banner.tsx');
const SessionBanner = lazy(async () => ({ default: (await load()).SessionBanner }));

/** Follows the session of this window; what does so is loaded after the screen, before the server can go away. */
export function SessionWatch() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return isDue ? (
    <PartBoundary>
      <Suspense fallback={null}>
        <SessionBanner />
      </Suspense>
    </PartBoundary>
  ) : null;
}
