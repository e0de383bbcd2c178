import { Button } from '@mantine/core';
import { downloadMyData } from '@pagewright/contract/settings';
import { useRef, useState } from 'react';
import { downloadApi } from '../../../lib/api/call-api.ts';
import { saveBlob } from '../../../lib/downloads/save-blob.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { privacyMessages } from './messages.ts';
import classes from '../settings.module.css';

const TEN_MINUTES_MS = 600_000;

/** Downloads all data stored about the user as one file. */
export function DataCard() {
  const m = useMessages(privacyMessages);
  const { withReauthentication, dialog } = useReauthentication();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);

  async function save(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    const { data, error } = await withReauthentication(() =>
      downloadApi(downloadMyData, {}, { signal: controller.signal, timeoutMs: TEN_MINUTES_MS }),
    );
    setRunning(false);
    if (data) saveBlob(data.blob, data.fileName ?? 'pagewright.json');
    else notifyFailure(error);
  }

  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.data}</h2>
      <p className={classes.help}>{m.dataHelp}</p>
      <div className={classes.bar}>
        <Button variant="default" loading={isRunning} onClick={() => void save()}>
          {m.download}
        </Button>
        {isRunning ? (
          <Button variant="subtle" onClick={() => running.current?.abort()}>
            {m.cancel}
          </Button>
        ) : null}
      </div>
      {dialog}
    </div>
  );
}
