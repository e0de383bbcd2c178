import { lazy, Suspense, type ComponentProps } from 'react';
import type { LinksPane } from './links-pane.tsx';

const Loaded = lazy(async () => ({ default: (await import('./links-pane.tsx')).LinksPane }));

/** Link suggestions next to the editor, loaded after it. */
export function LazyLinksPane(props: ComponentProps<typeof LinksPane>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
