import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-buttons.module.css';

interface DialogButtonsProps {
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  /** The confirm button; with `data-destructive` if something is lost. */
  readonly children: ReactNode;
}

/** A dialog's footer: cancel, then confirm. */
export function DialogButtons({ cancelLabel, onCancel, children }: DialogButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </div>
  );
}
