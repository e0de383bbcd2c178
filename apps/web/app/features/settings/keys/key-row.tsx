import { Button } from '@mantine/core';
import { testApiKey, type Settings, type VendorKeyField } from '@pagewright/contract/settings';
import { useState, type ReactNode } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { SecretField } from '../../../lib/secret-field/secret-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { settingsMessages } from '../messages.ts';
import classes from '../settings.module.css';

interface KeyRowProps {
  readonly field: VendorKeyField;
  readonly api: Settings['api'];
  /** The unsaved input. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onRemove: () => Promise<void>;
}

/** A vendor's API key: its state, replacement, test, and removal. */
export function KeyRow({ field, api, value, error, onChange, onRemove }: KeyRowProps) {
  const m = useMessages(settingsMessages);
  const test = useLongCall(testApiKey);
  const [outcome, setOutcome] = useState<{ readonly works: boolean; readonly message: ReactNode } | null>(
    null,
  );
  const [isAsking, setAsking] = useState(false);
  const isUnreadable = api.unreadable.includes(field);
  const isOff = api.switchedOff.includes(field);
  const lastFour = api[field];
  const isKept = lastFour !== null || isUnreadable;
  const typed = value.trim();

  async function ask(): Promise<void> {
    setOutcome(null);
    const body = typed === '' ? {} : { key: typed };
    const { data, error: failure } = await test.run({ params: { field }, body });
    if (data) setOutcome(data);
    else if (failure.code !== CLIENT_CODES.cancelled)
      setOutcome({ works: false, message: failureText(failure) || m.testFailed });
  }

  return (
    <div className={classes.key}>
      <div className={classes.keyHead}>
        <h3 className={classes.keyName}>{m.vendor(field)}</h3>
        <p className={classes.note}>
          {isUnreadable ? m.unreadable : lastFour === null ? m.noKey : m.lastFour(lastFour)}
        </p>
      </div>
      <p className={classes.note}>{isOff ? m.switchedOff : m.purpose(field)}</p>
      {api.mayChange && (!isOff || isKept) ? (
        <div className={classes.keyRow}>
          {isOff ? null : (
            <SecretField
              className={classes.keyInput}
              aria-label={m.keyOf(field)}
              placeholder={isKept ? m.otherKey : m.newKey}
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              value={value}
              error={error}
              onChange={(event) => {
                onChange(event.currentTarget.value);
                setOutcome(null);
              }}
            />
          )}
          {test.isRunning ? (
            <Button variant="default" onClick={test.cancel}>
              {m.cancel}
            </Button>
          ) : (
            <Button
              variant="default"
              aria-label={m.testOf(field)}
              disabled={isOff || (typed === '' && lastFour === null)}
              onClick={() => void ask()}
            >
              {m.test}
            </Button>
          )}
          {isKept ? (
            <Button
              variant="subtle"
              color="red"
              aria-label={m.removeOf(field)}
              onClick={() => setAsking(true)}
            >
              {m.remove}
            </Button>
          ) : null}
        </div>
      ) : null}
      <p
        className={classes.outcome}
        role="status"
        data-works={outcome?.works}
        hidden={!outcome && !test.isRunning}
      >
        {test.isRunning ? m.testing : outcome?.message}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.removeTitle(field)}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={() => {
          setAsking(false);
          setOutcome(null);
          void onRemove();
        }}
        onCancel={() => setAsking(false)}
      >
        {m.removeText}
      </ConfirmDialog>
    </div>
  );
}
