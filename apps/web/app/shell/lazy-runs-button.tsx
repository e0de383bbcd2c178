import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const RunsButton = lazy(async () => ({
  default: (await import('../features/runs/index.ts')).RunsButton,
}));

/** The button for active runs, loaded once the screen is rendered. */
export function LazyRunsButton() {
  return (
    <WhenIdle>
      <RunsButton />
    </WhenIdle>
  );
}
