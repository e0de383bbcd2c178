import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const UsagePanel = lazy(async () => ({
  default: (await import('../features/usage/index.ts')).UsagePanel,
}));

/** The usage panel, loaded once the screen is rendered. */
export function LazyUsagePanel() {
  return (
    <WhenIdle>
      <UsagePanel />
    </WhenIdle>
  );
}
