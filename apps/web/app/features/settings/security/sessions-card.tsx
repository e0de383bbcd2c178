import { Button } from '@mantine/core';
import {
  endOtherSessions,
  endSession,
  readSettings,
  type SessionInList,
} from '@pagewright/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../../../lib/api/api-failure.ts';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDeviceName } from './device-name.ts';
import { securityMessages } from './messages.ts';
import classes from '../settings.module.css';

/** Number of sessions shown initially. */
const SHOWN = 4;

/** Where the user is signed in, with sign-out buttons. */
export function SessionsCard({ sessions }: { readonly sessions: readonly SessionInList[] }) {
  const m = useMessages(securityMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN);
  const [busy, setBusy] = useState<string | null>(null);

  async function end(what: string, call: () => Promise<ApiResult<unknown>>, message: string): Promise<void> {
    setBusy(what);
    const { error } = await call();
    if (error) notifyFailure(error);
    else notify({ type: 'success', message });
    await queries.invalidateQueries({ queryKey: apiQueryKey(readSettings) });
    setBusy(null);
  }

  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.sessions}</h2>
      <p className={classes.help}>
        {m.sessionsHelp} {m.placeHelp}
      </p>
      <ul className={classes.rows}>
        {shown.map((session) => {
          const device = formatDeviceName(session.device, m.browserOn) ?? m.unknown;
          return (
            <li key={session.id} className={classes.row}>
              <div>
                <p className={classes.rowName}>
                  {device}
                  {session.isCurrent ? <Badge tint="green">{m.thisOne}</Badge> : null}
                </p>
                <p className={classes.note}>
                  {m.seen(session.location ?? m.unknown, format.dateTime(session.lastSeenAt))}
                </p>
              </div>
              {session.isCurrent ? null : (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={m.endOf(device)}
                  loading={busy === session.id}
                  onClick={() =>
                    void end(
                      session.id,
                      () => callApi(endSession, { params: { id: session.id } }),
                      m.sessionEnded,
                    )
                  }
                >
                  {m.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < sessions.length ? (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {m.allSessions(sessions.length)}
        </Button>
      ) : null}
      {sessions.length > 1 ? (
        <div className={classes.bar}>
          <Button variant="default" loading={busy === ''} onClick={() => setAsking(true)}>
            {m.endOthers}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.endOthersTitle}
        confirmLabel={m.endOthers}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={() => {
          setAsking(false);
          void end('', () => callApi(endOtherSessions, {}), m.othersEnded);
        }}
        onCancel={() => setAsking(false)}
      >
        {m.endOthersText}
      </ConfirmDialog>
    </div>
  );
}
