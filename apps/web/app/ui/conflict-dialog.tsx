import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { WideDialog } from './wide-dialog.tsx';
import classes from './wide-dialog.module.css';

interface ConflictDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What happened. */
  readonly text: string;
  /** Both versions, for comparison. */
  readonly children: ReactNode;
  readonly keepMineLabel: string;
  readonly takeTheirsLabel: string;
  readonly postponeLabel: string;
  /** Maximum width in pixels. */
  readonly width: number;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onPostpone: () => void;
}

/** Shows two conflicting versions and asks which one to keep. */
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
