import { Button } from '@mantine/core';
import { testConnection, type Connection } from '@pagewright/contract/publishing/connections';
import { useState, type ReactNode } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { connectionMessages } from './messages.ts';
import classes from '../publishing.module.css';

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A connection, with the result of its last test in this window. */
export function ConnectionRow({ connection, canEdit, onEdit, onRemove }: ConnectionRowProps) {
  const m = useMessages(connectionMessages);
  const test = useLongCall(testConnection);
  const [outcome, setOutcome] = useState<{ readonly works: boolean; readonly sentence: ReactNode } | null>(
    null,
  );
  const { id, name, kind, url, secretEnd, isAutomatic } = connection;

  async function run(): Promise<void> {
    setOutcome(null);
    const { data, error } = await test.run({ params: { id } });
    if (data) setOutcome({ works: true, sentence: m.works(data.title) });
    else if (error && error.code !== 'cancelled') setOutcome({ works: false, sentence: failureText(error) });
  }

  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <h3 className={classes.name}>
          {name}
          <Badge tint="blue">{m.kind(kind)}</Badge>
          {isAutomatic ? <Badge tint="green">{m.automatic}</Badge> : null}
        </h3>
        <p className={classes.text}>
          {url}
          {secretEnd === '' ? null : ` · ${m.secretEnds(secretEnd)}`}
        </p>
        <p className={outcome?.works === false ? classes.fault : classes.text} role="status">
          {test.isRunning ? m.testing : outcome?.sentence}
        </p>
      </div>
      {canEdit ? (
        <div className={classes.buttons}>
          {test.isRunning ? (
            <Button variant="default" onClick={test.cancel}>
              {m.cancel}
            </Button>
          ) : (
            <Button variant="default" aria-label={m.testFor(name)} onClick={() => void run()}>
              {m.test}
            </Button>
          )}
          <Button variant="default" aria-label={m.editFor(name)} onClick={onEdit}>
            {m.edit}
          </Button>
          <Button variant="subtle" aria-label={m.removeFor(name)} onClick={onRemove}>
            {m.remove}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
