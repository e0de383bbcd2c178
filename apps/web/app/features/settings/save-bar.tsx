import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { useLeaveGuard } from '../../lib/unsaved-work/use-leave-guard.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { settingsMessages } from './messages.ts';
import classes from './settings.module.css';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
}

/** Saves or discards the surrounding form's changes; asks before they are lost. */
export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  const m = useMessages(settingsMessages);
  const { pathname } = useLocation();
  const guard = useLeaveGuard({ isDirty, ownPath: pathname });
  return (
    <div className={classes.bar}>
      <Button type="submit" loading={isSaving} disabled={!isDirty}>
        {m.save}
      </Button>
      {isDirty ? (
        <>
          <Button variant="default" onClick={onDiscard}>
            {m.discard}
          </Button>
          <p className={classes.note} role="status">
            {m.unsaved}
          </p>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={m.leaveTitle}
        confirmLabel={m.leave}
        cancelLabel={m.stay}
        isDestructive
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {m.leaveText}
      </ConfirmDialog>
    </div>
  );
}
