import { Button, PasswordInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { readSingleSignOn, saveSingleSignOn } from '@pagewright/contract/settings';
import { listWorkspaces } from '@pagewright/contract/team';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { apiQuery, apiQueryKey } from '../../../../lib/api/api-query.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { failureText } from '../../../../lib/notices/failure-text.tsx';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { isHosted } from '../../../../lib/session/hosted-identity.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import { useReauthentication } from '../../reauthentication/use-reauthentication.tsx';
import { useDraft } from '../../use-draft.ts';
import { ssoSettingsMessages } from './messages.ts';
import classes from '../../settings.module.css';

type Read = CallOutput<typeof readSingleSignOn>;

/** OpenID sign-in settings; nothing if another service manages the accounts. */
export function SingleSignOnCard() {
  const m = useMessages(ssoSettingsMessages);
  const query = useQuery({ ...apiQuery(readSingleSignOn, {}), enabled: !isHosted() });
  if (isHosted()) return null;
  return (
    <section className={classes.card} aria-labelledby="single-sign-on">
      <h2 id="single-sign-on" className={classes.title}>
        {m.title}
      </h2>
      <p className={classes.help}>{m.help}</p>
      <QueryView query={query} messages={m}>
        {(read) => <SingleSignOnForm read={read} />}
      </QueryView>
    </section>
  );
}

function SingleSignOnForm({ read }: { readonly read: Read }) {
  const m = useMessages(ssoSettingsMessages);
  const queries = useQueryClient();
  const { withReauthentication, dialog } = useReauthentication();
  const workspaces = useQuery(apiQuery(listWorkspaces, {}));
  const administered =
    workspaces.data?.workspaces.filter(({ role, isSample }) => role === 'admin' && !isSample) ?? [];
  const { draft, isDirty, change, take } = useDraft(toDraft(read));
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const workspace = draft.workspace || (administered.find(({ isCurrent }) => isCurrent)?.slug ?? '');

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSaving(true);
    const { clientSecret, emergencyEmail, adminGroups, memberGroups, domains, ...plain } = draft;
    const body = {
      ...plain,
      workspace,
      ...(clientSecret === '' ? {} : { clientSecret }),
      emergencyEmail: emergencyEmail.trim() === '' ? null : emergencyEmail,
      adminGroups: splitLines(adminGroups),
      memberGroups: splitLines(memberGroups),
      domains: splitLines(domains),
    };
    const { data, error } = await withReauthentication(() => callApi(saveSingleSignOn, { body }));
    setSaving(false);
    setRefusal(error ? failureText(error) : null);
    if (error) return;
    take(toDraft({ ...read, settings: data }), draft);
    await queries.invalidateQueries({ queryKey: apiQueryKey(readSingleSignOn) });
    notify({ type: 'success', message: m.saved });
  }

  const field = (name: 'name' | 'issuer' | 'clientId' | 'groupsClaim' | 'emergencyEmail') => ({
    label: m[name],
    value: draft[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  const lines = (name: 'adminGroups' | 'memberGroups' | 'domains') => ({
    label: m[name],
    autosize: true,
    minRows: 2,
    maxRows: 8,
    value: draft[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Switch
        label={m.isOn}
        checked={draft.isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      <TextInput {...field('name')} placeholder={m.namePlaceholder} maxLength={60} />
      <TextInput
        {...field('issuer')}
        description={m.issuerHelp}
        type="url"
        placeholder="https://"
        maxLength={500}
      />
      <TextInput {...field('clientId')} autoComplete="off" maxLength={300} />
      <PasswordInput
        label={m.clientSecret}
        description={read.settings?.hasSecret ? m.secretKept : undefined}
        autoComplete="new-password"
        maxLength={1000}
        value={draft.clientSecret}
        onChange={(event) => change({ clientSecret: event.currentTarget.value })}
      />
      <Address label={m.redirectUri} address={read.redirectUri} />
      <Address label={m.logoutUri} address={read.logoutUri} />
      <Select
        label={m.workspace}
        data={administered.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={workspace}
        allowDeselect={false}
        onChange={(slug) => change({ workspace: slug ?? '' })}
      />
      <TextInput {...field('groupsClaim')} maxLength={100} />
      <Textarea {...lines('adminGroups')} description={m.groupsHelp} />
      <Textarea {...lines('memberGroups')} description={m.memberGroupsHelp} />
      <Textarea {...lines('domains')} description={m.domainsHelp} />
      <Switch
        label={m.isEnforced}
        description={m.enforcedHelp}
        checked={draft.isEnforced}
        onChange={(event) => change({ isEnforced: event.currentTarget.checked })}
      />
      <TextInput {...field('emergencyEmail')} description={m.emergencyHelp} type="email" maxLength={254} />
      {refusal === null ? null : (
        <p className={classes.note} role="alert">
          {refusal}
        </p>
      )}
      <div className={classes.bar}>
        <Button type="submit" loading={isSaving} disabled={!isDirty}>
          {m.save}
        </Button>
      </div>
      {dialog}
    </form>
  );
}

function Address({ label, address }: { readonly label: string; readonly address: string }) {
  return (
    <p className={classes.note}>
      {label} <code>{address}</code>
    </p>
  );
}

/** Lists are edited as lines. */
function toDraft({ settings }: Read) {
  return {
    isOn: settings?.isOn ?? true,
    name: settings?.name ?? '',
    issuer: settings?.issuer ?? '',
    clientId: settings?.clientId ?? '',
    clientSecret: '',
    workspace: settings?.workspace ?? '',
    groupsClaim: settings?.groupsClaim ?? 'groups',
    adminGroups: (settings?.adminGroups ?? []).join('\n'),
    memberGroups: (settings?.memberGroups ?? []).join('\n'),
    domains: (settings?.domains ?? []).join('\n'),
    isEnforced: settings?.isEnforced ?? false,
    emergencyEmail: settings?.emergencyEmail ?? '',
  };
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
