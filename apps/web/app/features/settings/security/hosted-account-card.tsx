import { Button } from '@mantine/core';
import { useState } from 'react';
import { logFailure } from '../../../lib/log/log-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { hostedIdentity } from '../../../lib/session/hosted-identity.ts';
import { hostedAccountMessages } from './hosted-account-messages.ts';
import classes from '../settings.module.css';

/** Explains that password, second factor, and devices are managed by the hosted identity service, and opens it. */
export function HostedAccountCard() {
  const m = useMessages(hostedAccountMessages);
  const [isOpening, setOpening] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    try {
      await (await hostedIdentity()).openAccount();
    } catch (error) {
      logFailure('The account at the identity service could not be opened.', error);
      notify({ type: 'error', message: m.failed });
    }
    setOpening(false);
  }

  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.title}</h2>
      <p className={classes.help}>{m.text}</p>
      <div className={classes.bar}>
        <Button loading={isOpening} onClick={() => void open()}>
          {m.open}
        </Button>
      </div>
    </div>
  );
}
