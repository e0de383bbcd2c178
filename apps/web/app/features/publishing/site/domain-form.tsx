import { Button, TextInput } from '@mantine/core';
import { claimDomain, readSite, verifyDomain, type SiteSettings } from '@pagewright/contract/publishing/site';
import { SITE_LIMITS } from '@pagewright/contract/publishing/site-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DomainRecord } from './domain-record.tsx';
import { siteMessages } from './messages.ts';
import classes from '../publishing.module.css';

/** The site's domain, current or pending. */
export function DomainForm({ site }: { readonly site: SiteSettings }) {
  const m = useMessages(siteMessages);
  const queries = useQueryClient();
  const { domain, canEdit } = site;
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isAsking, setAsking] = useState(false);
  const show = (next: SiteSettings): void => {
    queries.setQueryData(apiQuery(readSite, {}).queryKey, next);
  };
  const claim = useApiMutation(claimDomain, { onSuccess: show });
  const check = useLongCall(verifyDomain);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setProblem(null);
    claim.mutate({ body: { domain: name } });
  }

  async function verify(): Promise<void> {
    setProblem(null);
    const { data, error } = await check.run({});
    if (error) return error.code === 'cancelled' ? undefined : setProblem(failureText(error));
    show(data);
    notify({ type: 'success', message: m.nowVerified });
  }

  function giveUp(): void {
    claim.mutate(
      { body: { domain: null } },
      { onSuccess: () => void notify({ type: 'success', message: m.removed }) },
    );
    setAsking(false);
  }

  const sentence = problem ?? (claim.error ? failureText(claim.error.failure) : null);
  return (
    <form className={classes.card} onSubmit={submit} noValidate aria-label={m.domain}>
      <div>
        <h3 className={classes.name}>
          {m.domain}
          {domain ? (
            <Badge tint={domain.verifiedAt ? 'green' : 'amber'}>
              {domain.verifiedAt ? m.verified : m.unverified}
            </Badge>
          ) : null}
        </h3>
        <p className={classes.text}>{domain?.verifiedAt ? m.standsOn(domain.name) : m.domainHelp}</p>
      </div>
      {domain && !domain.verifiedAt ? <DomainRecord {...domain} /> : null}
      {!domain && canEdit ? (
        <TextInput
          label={m.domainLabel}
          placeholder="blog.example.com"
          autoComplete="off"
          maxLength={SITE_LIMITS.domain}
          value={name}
          error={sentence}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : sentence ? (
        <p className={classes.fault} role="alert">
          {sentence}
        </p>
      ) : null}
      {canEdit ? (
        <div className={classes.buttons}>
          {domain ? null : (
            <Button type="submit" variant="default" loading={claim.isPending} disabled={name.trim() === ''}>
              {m.useDomain}
            </Button>
          )}
          {domain && !domain.verifiedAt ? (
            <Button onClick={() => void verify()} disabled={check.isRunning}>
              {check.isRunning ? m.checking : m.check}
            </Button>
          ) : null}
          {check.isRunning ? (
            <Button variant="default" onClick={check.cancel}>
              {m.stopChecking}
            </Button>
          ) : domain ? (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {m.removeDomain}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.removeTitle}
        confirmLabel={m.removeDomain}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      >
        {m.removeText(domain?.name ?? '')}
      </ConfirmDialog>
    </form>
  );
}
