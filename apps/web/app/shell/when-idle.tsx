import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { PartBoundary } from '../lib/notices/part-boundary.tsx';
import { whenIdle } from '../lib/when-idle.ts';

/** A part that loads once the screen is rendered; `children` are created with `lazy`. */
export function WhenIdle({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return isDue ? (
    <PartBoundary>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  ) : null;
}
