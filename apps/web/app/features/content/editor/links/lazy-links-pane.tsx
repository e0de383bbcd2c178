import { lazy, Suspense, type ComponentProps } from 'react';
import type { LinksPane } from './links-pane.tsx';

const Loaded = lazy(async () => ({ default: (await import('./links-pane.tsx')).LinksPane }));

/** The suggested links beside an item's form; the code is loaded when the form is there. */
export function LazyLinksPane(props: ComponentProps<typeof LinksPane>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
