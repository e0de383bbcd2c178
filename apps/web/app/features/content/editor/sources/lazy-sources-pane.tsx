import { lazy, Suspense, type ComponentProps } from 'react';
import type { SourcesPane } from './sources-pane.tsx';

const Loaded = lazy(async () => ({ default: (await import('./sources-pane.tsx')).SourcesPane }));

/** Sentences without a source next to an item's form; the code loads after the form. */
export function LazySourcesPane(props: ComponentProps<typeof SourcesPane>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
