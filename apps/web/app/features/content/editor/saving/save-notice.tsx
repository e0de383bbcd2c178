import { Alert, Anchor } from '@mantine/core';
import type { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { editorMessages } from '../messages.ts';
import { LOGIN_PATH } from './notify-save-failure.ts';
import classes from '../editor.module.css';

/** The outcome of the user's last save. */
export interface SaveNoticeState {
  /** Null on success. */
  readonly failure: ApiFailure | null;
}

interface SaveNoticeProps {
  readonly notice: SaveNoticeState | null;
  readonly onDismiss: () => void;
}

/** Explains below the form why the last save failed. A successful save is announced by a toast and the status line. */
export function SaveNotice({ notice, onDismiss }: SaveNoticeProps) {
  const m = useMessages(editorMessages);
  if (!notice?.failure) return null;
  const { failure } = notice;
  return (
    <Alert
      className={classes.notice}
      color="red"
      role="alert"
      withCloseButton
      closeButtonLabel={m.close}
      onClose={onDismiss}
    >
      {m.saveFailed(describeFailure(failure))}
      {failure.details.length > 1 ? (
        <ul className={classes.objections}>
          {failure.details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : null}
      {failure.status === 401 ? (
        <>
          {' '}
          {m.loginElsewhere}{' '}
          <Anchor href={LOGIN_PATH} target="_blank" rel="noopener" inherit fw={600}>
            {m.login}
          </Anchor>
        </>
      ) : null}
    </Alert>
  );
}
