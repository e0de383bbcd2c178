import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const RunsButton = lazy(async () => ({
  default: (await import('../features/runs/index.ts')).RunsButton,
}));

/** The button for active runs, loaded once the screen is rendered. */
export function LazyRunsButton() {
  return (
    <IdlePart>
      <RunsButton />
    </IdlePart>
  );
}
