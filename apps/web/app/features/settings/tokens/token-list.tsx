import { Button } from '@mantine/core';
import { listApiTokens, revokeApiToken, type ApiToken } from '@pagewright/contract/settings/api-tokens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { tokenMessages } from './messages.ts';
import classes from './tokens.module.css';
import shared from '../settings.module.css';

/** Tokens with scopes, expiration, and last use; each can be revoked. */
export function TokenList({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  const m = useMessages(tokenMessages);
  const format = useFormatter();
  const now = useNow();
  const queries = useQueryClient();
  const [pendingToken, setPendingToken] = useState<ApiToken | null>(null);
  const refresh = (): void => void queries.invalidateQueries({ queryKey: apiQueryKey(listApiTokens) });
  const revoking = useApiMutation(revokeApiToken, {
    onSuccess: (_, { params }) => {
      const name = tokens.find(({ id }) => id === params.id)?.name ?? '';
      notify({ type: 'success', message: m.revoked(name) });
      refresh();
    },
    onError: ({ failure }) => {
      notifyFailure(failure);
      refresh();
    },
  });

  function revoke(): void {
    if (pendingToken) revoking.mutate({ params: { id: pendingToken.id } });
    setPendingToken(null);
  }

  return (
    <>
      <ul className={classes.list} aria-label={m.list}>
        {tokens.map((token) => {
          const { id, name, prefix, scopes, expiresAt, lastUsedAt } = token;
          const hasEnded = new Date(expiresAt) <= now;
          const day = format.date(expiresAt);
          return (
            <li key={id} className={shared.key}>
              <div className={classes.head}>
                <h3 className={classes.name}>
                  {name} <code className={classes.prefix}>{m.begins(prefix)}</code>{' '}
                  {hasEnded ? <Badge tint="red">{m.ended}</Badge> : null}
                </h3>
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-md"
                  aria-label={m.revokeOf(name)}
                  onClick={() => setPendingToken(token)}
                >
                  {m.revoke}
                </Button>
              </div>
              <p className={shared.note}>{scopes.map((scope) => m.scope(scope)).join(' · ')}</p>
              <p className={shared.note}>
                {hasEnded ? m.endedOn(day) : m.endsOn(day)} ·{' '}
                {lastUsedAt === null ? m.neverUsed : m.used(format.relative(lastUsedAt, now))}
              </p>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={pendingToken !== null}
        title={m.revokeTitle(pendingToken?.name ?? '')}
        confirmLabel={m.revoke}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={revoke}
        onCancel={() => setPendingToken(null)}
      >
        {m.revokeText}
      </ConfirmDialog>
    </>
  );
}
