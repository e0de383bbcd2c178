import { Button, TextInput } from '@mantine/core';
import { proveIdentity } from '@pagewright/contract/settings';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { PasswordField, SignInAgain } from '../../auth/index.ts';
import { proofMessages } from './messages.ts';
import classes from '../settings.module.css';

/** How the user confirms their identity. */
export type Factor = 'password' | 'code';

interface ReauthenticationDialogProps {
  readonly factor: Factor;
  /** Whether the identity was confirmed. */
  readonly onDone: (isShown: boolean) => void;
}

/** Asks for the password or a second-factor code before a sensitive action. */
export function ReauthenticationDialog({ factor, onDone }: ReauthenticationDialogProps) {
  const m = useMessages(proofMessages);
  const [value, setValue] = useState('');
  const [error, setError] = useState<ReactNode>(null);
  const [isSending, setSending] = useState(false);
  const { pathname } = useLocation();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (value.trim() === '') return setError(m.required);
    setSending(true);
    const { error: failure } = await callApi(proveIdentity, { body: { [factor]: value } });
    setSending(false);
    if (failure) setError(failureText(failure));
    else onDone(true);
  }

  const field = {
    label: factor === 'password' ? m.password : m.code,
    value,
    error,
    'data-autofocus': true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setValue(event.currentTarget.value);
      setError(null);
    },
  };
  return (
    <WideDialog isOpen title={m.title} width={440} closeLabel={m.close} onClose={() => onDone(false)}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.note}>{factor === 'password' ? m.passwordText : m.codeText}</p>
        {factor === 'password' ? (
          <>
            <PasswordField size="sm" autoComplete="current-password" {...field} />
            <SignInAgain returnTo={pathname} />
          </>
        ) : (
          <TextInput autoComplete="one-time-code" maxLength={40} spellCheck={false} {...field} />
        )}
        <DialogButtons cancelLabel={m.cancel} onCancel={() => onDone(false)}>
          <Button type="submit" loading={isSending}>
            {m.confirm}
          </Button>
        </DialogButtons>
      </form>
    </WideDialog>
  );
}
