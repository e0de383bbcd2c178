import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const UsagePanel = lazy(async () => ({
  default: (await import('../features/usage/index.ts')).UsagePanel,
}));

/** The usage panel, loaded once the screen is rendered. */
export function LazyUsagePanel() {
  return (
    <IdlePart>
      <UsagePanel />
    </IdlePart>
  );
}
