import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./approval-setting.tsx')).ApprovalSetting }));

/** The switch for requiring approval before publishing. */
export function LazyApprovalSetting() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
