import { lazy, Suspense, type ComponentProps } from 'react';
import type { SourcesPane } from './sources-pane.tsx';

const Loaded = lazy(async () => ({ default: (await import('./sources-pane.tsx')).SourcesPane }));

/** The sentences without a source beside an item's form; the code is loaded when the form is there. */
export function LazySourcesPane(props: ComponentProps<typeof SourcesPane>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
