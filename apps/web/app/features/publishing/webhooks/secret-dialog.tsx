import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PublishingDialog } from '../publishing-dialog.tsx';
import { webhookMessages } from './messages.ts';
import shared from '../publishing.module.css';
import classes from './webhooks.module.css';

/** Shows a secret, this once. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const m = useMessages(webhookMessages);
  return (
    <PublishingDialog title={m.secretTitle} onClose={onClose}>
      <div className={classes.form}>
        <p className={shared.text}>{m.secretText}</p>
        <TextInput
          label={m.secretLabel}
          readOnly
          value={secret}
          data-autofocus
          classNames={{ input: classes.code ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                onClick={copy}
              >
                {copied ? m.copied : m.copy}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{m.done}</Button>
        </div>
      </div>
    </PublishingDialog>
  );
}
