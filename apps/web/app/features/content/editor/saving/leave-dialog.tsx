import { Button } from '@mantine/core';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import { editorMessages } from '../messages.ts';
import classes from '../../../../ui/wide-dialog.module.css';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved work is lost. */
export function LeaveDialog({ isOpen, isSaving, onSave, onDiscard, onStay }: LeaveDialogProps) {
  const m = useMessages(editorMessages);
  return (
    <WideDialog isOpen={isOpen} title={m.leaveTitle} width={520} onClose={onStay}>
      <p className={classes.text}>{m.leaveText}</p>
      <div className={classes.buttons}>
        <Button variant="subtle" color="red" onClick={onDiscard}>
          {m.leaveDiscard}
        </Button>
        <Button variant="default" onClick={onStay} data-autofocus>
          {m.leaveStay}
        </Button>
        <Button onClick={onSave} loading={isSaving}>
          {m.leaveSave}
        </Button>
      </div>
    </WideDialog>
  );
}
