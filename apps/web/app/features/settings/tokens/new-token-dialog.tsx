import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import {
  API_TOKEN_DAYS,
  API_TOKEN_NAME_MAX,
  listApiTokens,
  makeApiToken,
} from '@pagewright/contract/settings/api-tokens';
import { TOKEN_SCOPES, type TokenScope } from '@pagewright/contract/token-scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { useReauthenticatedMutation } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { OneTimeSecret } from '../../../ui/one-time-secret.tsx';
import { WideDialog } from '../../../ui/wide-dialog.tsx';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { tokenMessages } from './messages.ts';
import classes from './tokens.module.css';
import shared from '../settings.module.css';

const DAYS_USUAL = 90;

/** Asks for a new token's purpose and permissions, and then shows the token once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(tokenMessages);
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [days, setDays] = useState<(typeof API_TOKEN_DAYS)[number]>(DAYS_USUAL);
  const [isTried, setTried] = useState(false);
  const { withReauthentication, dialog } = useReauthentication();
  const making = useReauthenticatedMutation(makeApiToken, withReauthentication, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiQueryKey(listApiTokens) }),
  });
  const failure = making.error?.failure;
  const isNamed = name.trim() !== '';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isNamed || scopes.length === 0) return;
    making.mutate({ body: { name: name.trim(), scopes: [...scopes], expiresInDays: days } });
  }

  if (making.data) {
    const { secretHelp: help, secretLabel: label, copy, copied, done } = m;
    return (
      <WideDialog isOpen title={m.secretTitle} width={560} closeLabel={m.close} onClose={onClose}>
        <OneTimeSecret
          text={making.data.token}
          messages={{ help, label, copy, copied, done }}
          onDone={onClose}
        />
      </WideDialog>
    );
  }
  return (
    <WideDialog isOpen title={m.makeTitle} width={560} closeLabel={m.close} onClose={onClose}>
      <form className={shared.form} onSubmit={submit} noValidate>
        <TextInput
          label={m.name}
          description={m.nameHelp}
          autoComplete="off"
          maxLength={API_TOKEN_NAME_MAX}
          required
          data-autofocus
          value={name}
          error={isTried && !isNamed ? m.nameRequired : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={m.scopes}
          value={[...scopes]}
          error={isTried && scopes.length === 0 ? m.scopesRequired : null}
          onChange={(chosen) => setScopes(TOKEN_SCOPES.filter((scope) => chosen.includes(scope)))}
        >
          <div className={classes.scopes}>
            {TOKEN_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={m.scope(scope)} />
            ))}
          </div>
        </Checkbox.Group>
        <Select
          label={m.expiry}
          data={API_TOKEN_DAYS.map((one) => ({ value: String(one), label: m.days(one) }))}
          allowDeselect={false}
          value={String(days)}
          onChange={(value) => setDays(API_TOKEN_DAYS.find((one) => String(one) === value) ?? DAYS_USUAL)}
        />
        {failure && failure.code !== CLIENT_CODES.cancelled ? (
          <p className={shared.outcome} role="alert" data-works={false}>
            {failureText(failure)}
          </p>
        ) : null}
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={making.isPending}>
            {m.makeIt}
          </Button>
        </DialogButtons>
      </form>
      {dialog}
    </WideDialog>
  );
}
