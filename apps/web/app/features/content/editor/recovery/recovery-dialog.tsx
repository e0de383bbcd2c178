import { Button } from '@mantine/core';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import { TextDifference } from '../history/text-difference.tsx';
import { recoveryMessages } from './messages.ts';
import type { UnsavedText } from './reconcile-entry.ts';
import dialog from '../../../../ui/wide-dialog.module.css';
import classes from './recovery.module.css';

interface RecoveryDialogProps {
  readonly offer: UnsavedText | null;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  readonly onPostpone: () => void;
}

/** Offers text that was not saved before the browser or page closed. */
export function RecoveryDialog({ offer, onRestore, onDiscard, onPostpone }: RecoveryDialogProps) {
  const m = useMessages(recoveryMessages);
  const format = useFormatter();
  return (
    <WideDialog isOpen={offer !== null} title={m.title} width={780} closeLabel={m.later} onClose={onPostpone}>
      {offer ? (
        <>
          <p className={dialog.text}>{m.text(format.dateTime(new Date(offer.entry.keptAt).toISOString()))}</p>
          {offer.isMoved ? <Caution>{m.moved}</Caution> : null}
          <div className={classes.comparison}>
            <TextDifference
              before={offer.saved}
              after={offer.stored.draft}
              beforeLabel={offer.item ? m.before : m.beforeNew}
              afterLabel={m.after}
            />
          </div>
          <div className={dialog.decision}>
            <Button variant="subtle" color="red" onClick={onDiscard}>
              {m.discard}
            </Button>
            <Button variant="default" onClick={onPostpone}>
              {m.later}
            </Button>
            <Button onClick={onRestore} data-autofocus>
              {m.restore}
            </Button>
          </div>
        </>
      ) : null}
    </WideDialog>
  );
}
