import { Button, CopyButton, TextInput } from '@mantine/core';
import { confirmTwoFactor, type beginTwoFactor } from '@pagewright/contract/settings';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { securityMessages } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import classes from '../settings.module.css';
import own from './security.module.css';

/** The data for an authenticator app. */
export type BegunTwoFactor = CallOutput<typeof beginTwoFactor>;

interface TwoFactorDialogProps {
  readonly begun: BegunTwoFactor;
  readonly withReauthentication: WithReauthentication;
  readonly onClose: () => void;
  /** It is enabled, with these recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret for an authenticator app and enables the second factor with its first code. */
export function TwoFactorDialog({ begun, withReauthentication, onClose, onDone }: TwoFactorDialogProps) {
  const m = useMessages(securityMessages);
  const [code, setCode] = useState('');
  const [error, setError] = useState<ReactNode>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (code.trim() === '') return setError(m.codeMissing);
    setSending(true);
    const { data, error: failure } = await withReauthentication(() =>
      callApi(confirmTwoFactor, { body: { code } }),
    );
    setSending(false);
    if (data) onDone(data.recoveryCodes);
    else if (failure.code !== CLIENT_CODES.cancelled) setError(failureText(failure));
  }

  const groups = begun.secret.match(/.{1,4}/g) ?? [];
  return (
    <WideDialog isOpen title={m.setUpTitle} width={520} closeLabel={m.close} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.note}>{m.scan}</p>
        <QrCode text={begun.uri} label={m.qrCode} />
        <div className={own.key}>
          <p className={classes.note}>{m.orType}</p>
          <code className={own.secret}>{groups.join(' ')}</code>
          <CopyButton value={begun.secret}>
            {({ copied, copy }) => (
              <Button variant="default" size="xs" onClick={copy}>
                {copied ? m.copied : m.copy}
              </Button>
            )}
          </CopyButton>
        </div>
        <TextInput
          label={m.code}
          description={m.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          data-autofocus
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(null);
          }}
        />
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={isSending}>
            {m.turnOn}
          </Button>
        </DialogButtons>
      </form>
    </WideDialog>
  );
}
