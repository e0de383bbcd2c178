import { useMessages } from '../../../lib/messages/use-messages.ts';
import { OneTimeSecret } from '../../../ui/one-time-secret.tsx';
import { PublishingDialog } from '../publishing-dialog.tsx';
import { webhookMessages } from './messages.ts';

/** Shows a secret once. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const m = useMessages(webhookMessages);
  return (
    <PublishingDialog title={m.secretTitle} onClose={onClose}>
      <OneTimeSecret
        text={secret}
        messages={{
          help: m.secretText,
          label: m.secretLabel,
          copy: m.copy,
          copied: m.copied,
          done: m.done,
        }}
        onDone={onClose}
      />
    </PublishingDialog>
  );
}
