import {
  readSettings,
  updateApiKeys,
  VENDOR_KEY_FIELDS,
  type Settings,
  type VendorKeyField,
} from '@pagewright/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { settingsMessages } from '../messages.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { SaveBar } from '../save-bar.tsx';
import { PersonalTokens } from '../tokens/personal-tokens.tsx';
import { KeyRow } from './key-row.tsx';
import { LocalModels } from './local-models.tsx';
import { ModelChoice } from './model-choice.tsx';
import { ModelServer } from './model-server.tsx';
import { WebhookCard } from './webhook-card.tsx';
import classes from '../settings.module.css';

type Draft = Readonly<Partial<Record<VendorKeyField, string>>>;

const LEAST = 8;

/** Writing models and the workspace's own API keys. */
export function ApiKeysTab({ settings }: { readonly settings: Settings }) {
  const m = useMessages(settingsMessages);
  const queries = useQueryClient();
  const { withReauthentication, dialog } = useReauthentication();
  const { api, models } = settings;
  const [draft, setDraft] = useState<Draft>({});
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const enteredKeys = VENDOR_KEY_FIELDS.filter((field) => (draft[field] ?? '').trim() !== '');

  function objection(field: VendorKeyField): string | null {
    const key = (draft[field] ?? '').trim();
    if (key === '') return null;
    if (key.length < LEAST || /\s/.test(key)) return m.keyTooShort;
    return field === 'dataforseoKey' && !/^[^:]+:.{4,}$/.test(key) ? m.loginWrong : null;
  }

  async function save(body: Partial<Record<VendorKeyField, string | null>>): Promise<boolean> {
    setSaving(true);
    const { error } = await withReauthentication(() => callApi(updateApiKeys, { body }));
    setSaving(false);
    if (error) notifyFailure(error);
    // The available models may have changed.
    else await queries.invalidateQueries({ queryKey: apiQueryKey(readSettings) });
    return !error;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (enteredKeys.some((field) => objection(field) !== null)) return;
    const body = Object.fromEntries(enteredKeys.map((field) => [field, draft[field]?.trim() ?? '']));
    if (!(await save(body))) return;
    // Keep what was typed in the meantime.
    setDraft((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([field, key]) => draft[field as VendorKeyField] !== key),
      ),
    );
    setChecked(false);
    notify({ type: 'success', message: m.keysSaved });
  }

  async function remove(field: VendorKeyField): Promise<void> {
    if (await save({ [field]: null })) notify({ type: 'success', message: m.keyRemoved(field) });
  }

  return (
    <>
      {api.mayChange ? null : <p className={classes.note}>{m.adminsOnly}</p>}
      <div className={classes.card}>
        <h2 className={classes.title}>{m.models}</h2>
        <p className={classes.help}>{m.modelsHelp}</p>
        <ModelChoice models={models} mayChange={api.mayChange} />
        {models.mayLookForLocal ? <LocalModels taken={models.local} /> : null}
        {models.mayNameServer ? (
          <ModelServer taken={models.server} withReauthentication={withReauthentication} />
        ) : null}
      </div>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={classes.card}>
          <h2 className={classes.title}>{m.keys}</h2>
          <p className={classes.help}>{m.keysHelp}</p>
          {VENDOR_KEY_FIELDS.map((field) => (
            <KeyRow
              key={field}
              field={field}
              api={api}
              value={draft[field] ?? ''}
              error={isChecked ? objection(field) : null}
              onChange={(value) => setDraft((current) => ({ ...current, [field]: value }))}
              onRemove={() => remove(field)}
            />
          ))}
          <p className={classes.note}>{m.testCosts}</p>
        </div>
        {api.mayChange ? (
          <SaveBar isDirty={enteredKeys.length > 0} isSaving={isSaving} onDiscard={() => setDraft({})} />
        ) : null}
      </form>
      {api.mayChange ? <WebhookCard url={api.webhookUrl} /> : null}
      <PersonalTokens operator={settings.billing.operator} />
      {dialog}
    </>
  );
}
