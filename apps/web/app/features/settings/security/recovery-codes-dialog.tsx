import { Button } from '@mantine/core';
import { saveBlob } from '../../../lib/downloads/save-blob.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { securityMessages } from './messages.ts';
import classes from '../settings.module.css';
import own from './security.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const m = useMessages(securityMessages);
  const { email } = useSession();

  function save(): void {
    const text = [m.fileHead(email), '', ...codes, ''].join('\n');
    saveBlob(new Blob([text], { type: 'text/plain' }), m.fileName);
  }

  // Only its button closes it: an accidental outside click would lose the codes.
  return (
    <WideDialog isOpen title={m.codesTitle} width={520} onClose={() => undefined}>
      <div className={classes.form}>
        <p className={classes.note}>{m.codesText}</p>
        <ul className={own.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.bar}>
          <Button variant="default" onClick={save}>
            {m.download}
          </Button>
          <Button onClick={onClose}>{m.kept}</Button>
        </div>
      </div>
    </WideDialog>
  );
}
