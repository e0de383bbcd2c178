import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { privacyMessages } from './messages.ts';
import classes from '../settings.module.css';

/** Deletes the user's account. */
export function DeletionCard() {
  const m = useMessages(privacyMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.deletion}</h2>
      <p className={classes.help}>{m.deletionHelp}</p>
      <div className={classes.bar}>
        <Button className={classes.destructive} onClick={() => setAsking(true)}>
          {m.deleteAccount}
        </Button>
      </div>
      {isAsking ? <DeletionDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
