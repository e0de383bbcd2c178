import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { editorMessages } from '../messages.ts';
import { LOGIN_PATH } from './notify-save-failure.ts';
import type { JournalStatus } from '../recovery/draft-journal.ts';
import { recoveryMessages } from '../recovery/messages.ts';
import type { Saving } from './use-saving.ts';
import classes from '../editor.module.css';

interface SaveBarProps {
  readonly saving: Saving;
  readonly isReadOnly: boolean;
  /** Whether the current content was saved by the user. */
  readonly isSavedByHand: boolean;
  /** Whether unsaved content is stored in this browser. */
  readonly journalStatus: JournalStatus;
  readonly children: ReactNode;
}

/** The form's footer: the save state and the buttons. */
export function SaveBar({ saving, isReadOnly, isSavedByHand, journalStatus, children }: SaveBarProps) {
  const m = useMessages(editorMessages);
  const recoveryTexts = useMessages(recoveryMessages);
  const format = useFormatter();
  const { isDirty, item, autosavedAt, autosaveFailure, conflict } = saving;
  const isSignedOut = autosaveFailure?.status === 401;

  function state(): string {
    if (isReadOnly) return m.readOnly;
    if (conflict) return m.conflictTitle;
    if (autosaveFailure) return isSignedOut ? m.autosaveSignedOut : m.autosaveFailed;
    if (isDirty) return m.unsaved;
    if (isSavedByHand) return m.saved;
    if (!autosavedAt) return item ? m.allSaved : '';
    const time = format.time(autosavedAt);
    return item?.status === 'published' ? m.autosavedPublic(time) : m.autosaved(time);
  }

  return (
    <footer className={classes.bar}>
      <div
        className={classes.state}
        data-has-failed={autosaveFailure !== null || conflict !== null || undefined}
      >
        <span role="status">{state()}</span>
        {isReadOnly || journalStatus === 'on' ? null : (
          <span className={classes.unkept} data-testid="journal-status">
            {recoveryTexts[journalStatus]}
          </span>
        )}
        {conflict ? (
          <Button variant="light" size="compact-sm" onClick={() => saving.postpone(false)}>
            {m.conflictDecide}
          </Button>
        ) : isSignedOut ? (
          <Anchor href={LOGIN_PATH} target="_blank" rel="noopener" inherit fw={600}>
            {m.login}
          </Anchor>
        ) : null}
      </div>
      {children}
    </footer>
  );
}
