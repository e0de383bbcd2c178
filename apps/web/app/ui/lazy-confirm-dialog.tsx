import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** A `ConfirmDialog` that loads when it first opens. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [hasAsked, setHasAsked] = useState(props.isOpen);
  if (props.isOpen && !hasAsked) setHasAsked(true);
  return hasAsked ? (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
