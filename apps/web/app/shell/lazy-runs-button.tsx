import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const RunsButton = lazy(async () => ({
  default: (await import('../features/runs/index.ts')).RunsButton,
}));

/** The button of running work, loaded once the screen stands. */
export function LazyRunsButton() {
  return (
    <IdlePart>
      <RunsButton />
    </IdlePart>
  );
}
