import { Button } from '@mantine/core';
import {
  beginTwoFactor,
  readSettings,
  removeTwoFactor,
  renewRecoveryCodes,
} from '@pagewright/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { securityMessages } from './messages.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TwoFactorDialog, type BegunTwoFactor } from './two-factor-dialog.tsx';
import classes from '../settings.module.css';

interface TwoFactorCardProps {
  readonly isOn: boolean;
  readonly codesLeft: number | null;
}

const FEW_CODES = 3;

/** Whether sign-in requires a second factor, and how to turn it on or off. */
export function TwoFactorCard({ isOn, codesLeft }: TwoFactorCardProps) {
  const m = useMessages(securityMessages);
  const queries = useQueryClient();
  const { withReauthentication, dialog } = useReauthentication();
  const [begun, setBegun] = useState<BegunTwoFactor | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: apiQueryKey(readSettings) });

  async function turnOff(): Promise<void> {
    setAsking(false);
    setBusy(true);
    const { error } = await withReauthentication(() => callApi(removeTwoFactor, {}));
    if (error) notifyFailure(error);
    else {
      await refresh();
      notify({ type: 'success', message: m.turnedOff });
    }
    setBusy(false);
  }

  async function renew(): Promise<void> {
    setBusy(true);
    const { data, error } = await withReauthentication(() => callApi(renewRecoveryCodes, {}));
    if (error) notifyFailure(error);
    else setCodes(data.recoveryCodes);
    setBusy(false);
  }

  async function begin(): Promise<void> {
    setBusy(true);
    const { data, error } = await withReauthentication(() => callApi(beginTwoFactor, {}));
    if (error) notifyFailure(error);
    else setBegun(data);
    setBusy(false);
  }

  function turnedOn(made: readonly string[]): void {
    setBegun(null);
    setCodes(made);
  }

  return (
    <div className={classes.card}>
      <div className={classes.keyHead}>
        <h2 className={classes.title}>{m.twoFactor}</h2>
        <Badge tint={isOn ? 'green' : 'gray'}>{isOn ? m.isOn : m.isOff}</Badge>
      </div>
      <p className={classes.help}>{m.twoFactorHelp}</p>
      {codesLeft === null ? null : (
        <p className={classes.note}>
          {m.codesLeft(codesLeft)}. {codesLeft < FEW_CODES ? m.fewCodes : null}
        </p>
      )}
      <div className={classes.bar}>
        {isOn ? (
          <>
            <Button variant="default" loading={isBusy} onClick={() => void renew()}>
              {m.newCodes}
            </Button>
            <Button variant="subtle" color="red" disabled={isBusy} onClick={() => setAsking(true)}>
              {m.turnOff}
            </Button>
          </>
        ) : (
          <Button variant="default" loading={isBusy} onClick={() => void begin()}>
            {m.turnOn}
          </Button>
        )}
      </div>
      {begun ? (
        <TwoFactorDialog
          begun={begun}
          withReauthentication={withReauthentication}
          onClose={() => setBegun(null)}
          onDone={turnedOn}
        />
      ) : null}
      {codes ? (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            void refresh();
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.offTitle}
        confirmLabel={m.turnOff}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={() => void turnOff()}
        onCancel={() => setAsking(false)}
      >
        {m.offText}
      </ConfirmDialog>
      {dialog}
    </div>
  );
}
