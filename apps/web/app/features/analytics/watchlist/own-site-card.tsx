import { Button, TextInput } from '@mantine/core';
import { changeOwnSite, readOwnSite } from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { apiQuery, apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { watchMessages } from './watch-messages.ts';
import classes from './watchlist.module.css';

/** Our own site, to which competitors are compared: how it was determined, and a way to change it. */
export function OwnSiteCard() {
  const m = useMessages(watchMessages);
  const queries = useQueryClient();
  const { data } = useQuery(apiQuery(readOwnSite, {}));
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const savedSite = data?.site ?? '';
  const value = typed ?? savedSite;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSaving(true);
    const answer = await callApi(changeOwnSite, { body: { site: value.trim() } });
    setSaving(false);
    setRefusal(answer.error ? failureText(answer.error) : null);
    if (answer.error) return;
    queries.setQueryData(apiQueryKey(readOwnSite, {}), answer.data);
    setTyped(null);
    notify({ type: 'success', message: m.ownSiteSaved });
  }

  return (
    <form className={classes.ownSite} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        className={classes.ownSiteField}
        label={m.ownSite}
        description={data ? m[`ownSite_${data.used.by}`](data.used.site) : undefined}
        placeholder={m.competitorPlaceholder}
        maxLength={500}
        value={value}
        error={refusal}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" variant="default" loading={isSaving} disabled={value.trim() === savedSite}>
        {m.saveOwnSite}
      </Button>
    </form>
  );
}
