import { lazy, Suspense, type ComponentProps } from 'react';
import type { RemotePostsDialog } from './remote-posts-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./remote-posts-dialog.tsx')).RemotePostsDialog }));

/** The dialog about an item on other sites, loaded when it is first opened. */
export function LazyRemotePostsDialog(props: ComponentProps<typeof RemotePostsDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
