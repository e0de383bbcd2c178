import { Button, TextInput } from '@mantine/core';
import { readSettings, updateApiKeys } from '@pagewright/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { isPageUrl } from '../../../lib/competitor-pages/is-page-url.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { settingsMessages } from '../messages.ts';
import { useReauthentication } from '../reauthentication/use-reauthentication.tsx';
import { useDraft } from '../use-draft.ts';
import classes from '../settings.module.css';

/** The URL of the workspace's first webhook; everything else about webhooks is under Publishing. */
export function WebhookCard({ url }: { readonly url: string | null }) {
  const m = useMessages(settingsMessages);
  const queries = useQueryClient();
  const { withReauthentication, dialog } = useReauthentication();
  const { draft, isDirty, change } = useDraft({ url: url ?? '' });
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const typed = draft.url.trim();
    if (typed !== '' && !isPageUrl(typed)) {
      setRefusal(m.websiteWrong);
      return;
    }
    setSaving(true);
    const { error } = await withReauthentication(() =>
      callApi(updateApiKeys, { body: { webhookUrl: typed === '' ? null : typed } }),
    );
    setSaving(false);
    setRefusal(error ? failureText(error) : null);
    if (error) return;
    await queries.invalidateQueries({ queryKey: apiQueryKey(readSettings) });
    notify({ type: 'success', message: typed === '' ? m.webhookRemoved : m.webhookSaved });
  }

  return (
    <form className={classes.card} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={classes.title}>{m.webhook}</h2>
      <TextInput
        label={m.webhookUrl}
        description={m.webhookHelp}
        type="url"
        placeholder="https://"
        maxLength={2000}
        value={draft.url}
        error={refusal}
        onChange={(event) => {
          change({ url: event.currentTarget.value });
          setRefusal(null);
        }}
      />
      <div className={classes.keyRow}>
        <Button type="submit" variant="default" loading={isSaving} disabled={!isDirty}>
          {m.saveWebhook}
        </Button>
        <Link to="/settings/publishing">{m.allWebhooks}</Link>
      </div>
      {dialog}
    </form>
  );
}
