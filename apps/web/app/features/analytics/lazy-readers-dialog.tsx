import { lazy, Suspense, type ComponentProps } from 'react';
import type { ReadersDialog } from './readers-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./readers-dialog.tsx')).ReadersDialog }));

/** The readers dialog, loaded when it is first opened. */
export function LazyReadersDialog(props: ComponentProps<typeof ReadersDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
