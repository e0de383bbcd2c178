import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { WideDialog } from './wide-dialog.tsx';
import classes from './wide-dialog.module.css';

interface ConflictDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What happened. */
  readonly text: string;
  /** Both versions, so that they can be told apart. */
  readonly children: ReactNode;
  readonly keepMineLabel: string;
  readonly takeTheirsLabel: string;
  readonly postponeLabel: string;
  /** The widest that it may be, in pixels. */
  readonly width: number;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onPostpone: () => void;
}

/** Shows both versions of what was saved in two places, and asks which goes on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, title, text, children, width, isSaving, onKeepMine, onTakeTheirs, onPostpone } = props;
  return (
    <WideDialog
      isOpen={isOpen}
      title={title}
      width={width}
      closeLabel={props.postponeLabel}
      onClose={onPostpone}
    >
      <p className={classes.text}>{text}</p>
      {children}
      <div className={classes.decision}>
        <Button variant="subtle" onClick={onPostpone}>
          {props.postponeLabel}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {props.takeTheirsLabel}
        </Button>
        <Button onClick={onKeepMine} loading={isSaving} data-autofocus>
          {props.keepMineLabel}
        </Button>
      </div>
    </WideDialog>
  );
}
