import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { PartBoundary } from '../lib/notices/part-boundary.tsx';
import { whenIdle } from '../lib/when-idle.ts';

/** A part whose code is loaded once the screen stands; `children` is made with `lazy`. */
export function IdlePart({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return isDue ? (
    <PartBoundary>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  ) : null;
}
