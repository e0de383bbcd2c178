import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-buttons.module.css';

interface DialogButtonsProps {
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  /** The button that goes on; with `data-destructive` where something is lost by it. */
  readonly children: ReactNode;
}

/** The foot of a dialog: the way back, and then the way on. */
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
