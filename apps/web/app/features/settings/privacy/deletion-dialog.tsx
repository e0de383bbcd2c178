import { Button, TextInput } from '@mantine/core';
import { normalizeEmail } from '@pagewright/contract/auth';
import { previewDeletion, requestDeletion } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { sessionChanged } from '../../../lib/session/session-store.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { privacyMessages } from './messages.ts';
import classes from '../settings.module.css';

const NOTICE_MS = 30_000;

/** Shows what is deleted and what remains, and deletes the account once its email address is typed in. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(privacyMessages);
  const format = useFormatter();
  const { email } = useSession();
  const navigate = useNavigate();
  const { withReauthentication, dialog } = useReauthentication();
  const query = useQuery({ ...apiQuery(previewDeletion, {}), staleTime: 0 });
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<ReactNode>(null);
  const [isSending, setSending] = useState(false);
  const mustHandOver = query.data?.workspaces.some(({ fate }) => fate === 'hand_over') ?? true;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (normalizeEmail(typed) !== email) return setError(m.emailWrong);
    setSending(true);
    const { data, error: failure } = await withReauthentication(() =>
      callApi(requestDeletion, { body: { email: typed } }),
    );
    setSending(false);
    if (failure) {
      if (failure.code !== CLIENT_CODES.cancelled) setError(failureText(failure));
      return;
    }
    notify({ type: 'info', message: m.scheduled(format.dateTime(data.deleteAt)), durationMs: NOTICE_MS });
    await sessionChanged();
    await navigate('/sign-in', { replace: true, state: null });
  }

  return (
    <WideDialog isOpen title={m.deleteTitle} width={520} closeLabel={m.close} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.note}>{m.deletionHelp}</p>
        <QueryView query={query} messages={m}>
          {({ workspaces }) => (
            <section aria-label={m.workspaces}>
              <ul className={classes.rows}>
                {workspaces.map(({ id, name, fate }) => (
                  <li key={id} className={classes.row}>
                    <div>
                      <p className={classes.rowName}>{name}</p>
                      <p className={classes.note}>{m.fate(fate)}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </QueryView>
        {mustHandOver ? null : (
          <TextInput
            label={m.typeEmail(email)}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
        )}
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          {mustHandOver && query.data ? (
            <Button component={Link} to="/team">
              {m.toTeam}
            </Button>
          ) : (
            <Button type="submit" data-destructive disabled={mustHandOver} loading={isSending}>
              {m.confirmDelete}
            </Button>
          )}
        </DialogButtons>
      </form>
      {dialog}
    </WideDialog>
  );
}
