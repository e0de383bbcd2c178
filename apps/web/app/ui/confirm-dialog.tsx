import { Button } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The action deletes something: its button is red. */
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks one question, with focus on the cancel button. Escape and outside clicks cancel too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDestructive,
    isPending,
    onConfirm,
    onCancel,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The native dialog traps and restores focus without any script in the first load.
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen, title]);
  // The caller controls closing through `isOpen`, although a browser may close it on a second Escape. A click on the
  // dialog element itself is a click on its backdrop.
  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event): void => {
      if (event.target !== element || !isOpen) return;
      // Closing one question must not answer another that opened right after it.
      if (event.type === 'close' && element?.open === true) return;
      event.preventDefault();
      onCancel();
    };
    const names = ['cancel', 'close', 'click'];
    for (const name of names) element?.addEventListener(name, cancel);
    return () => {
      for (const name of names) element?.removeEventListener(name, cancel);
    };
  }, [isOpen, onCancel]);

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId}>
      <div className={classes.content}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {children ? <div className={classes.body}>{children}</div> : null}
        <div className={classes.foot}>
          <DialogButtons cancelLabel={cancelLabel} onCancel={onCancel}>
            <Button
              onClick={onConfirm}
              loading={isPending ?? false}
              data-destructive={isDestructive || undefined}
            >
              {confirmLabel}
            </Button>
          </DialogButtons>
        </div>
      </div>
    </dialog>
  );
}
