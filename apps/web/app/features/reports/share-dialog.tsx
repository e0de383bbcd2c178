import { Button, PasswordInput, Select } from '@mantine/core';
import {
  LINK_DAYS,
  listReportLinks,
  REPORT_LIMITS,
  revokeReportLink,
  shareReport,
  type ReportLink,
} from '@pagewright/contract/reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQuery, useApiMutation } from '../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { failureText } from '../../lib/notices/failure-text.tsx';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { OneTimeSecret } from '../../ui/one-time-secret.tsx';
import { useNow } from '../../ui/use-now.ts';
import { WideDialog } from '../../ui/wide-dialog.tsx';
import { reportMessages } from './messages.ts';
import classes from './reports.module.css';

interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The links of a report: creates one, shows it once, and revokes existing ones. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const m = useMessages(reportMessages);
  const [url, setUrl] = useState<string | null>(null);
  const { linkMade: help, linkLabel: label, copy, copied, done } = m;
  return (
    <WideDialog isOpen title={m.shareTitle} width={620} closeLabel={m.close} onClose={onClose}>
      <div className={classes.form}>
        {url === null ? (
          <LinkForm id={id} onMade={setUrl} />
        ) : (
          <OneTimeSecret
            text={url}
            messages={{ help, label, copy, copied, done }}
            onDone={() => setUrl(null)}
          />
        )}
        <Links id={id} />
      </div>
    </WideDialog>
  );
}

const DAYS_USUAL = 30;

function LinkForm({ id, onMade }: { readonly id: string; readonly onMade: (url: string) => void }) {
  const m = useMessages(reportMessages);
  const queries = useQueryClient();
  const [days, setDays] = useState<(typeof LINK_DAYS)[number]>(DAYS_USUAL);
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = password !== '' && password.length < REPORT_LIMITS.passwordMin;
  const { mutate, error, isPending } = useApiMutation(shareReport, {
    onSuccess: (created) => {
      void queries.invalidateQueries({ queryKey: ['api', 'reports'] });
      onMade(created.url);
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    mutate({ params: { id }, body: { expiresInDays: days, ...(password === '' ? {} : { password }) } });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.quiet}>{m.shareHelp}</p>
      <Select
        label={m.expires}
        data={LINK_DAYS.map((one) => ({ value: String(one), label: m.days(one) }))}
        allowDeselect={false}
        value={String(days)}
        onChange={(value) => setDays(LINK_DAYS.find((one) => String(one) === value) ?? DAYS_USUAL)}
      />
      <PasswordInput
        label={m.password}
        description={m.passwordHelp}
        autoComplete="new-password"
        maxLength={REPORT_LIMITS.passwordMax}
        value={password}
        error={isTried && isShort ? m.passwordShort : null}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
      />
      {error ? (
        <p className={classes.failed} role="alert">
          {m.linkFailed}. {failureText(error.failure)}
        </p>
      ) : null}
      <div>
        <Button type="submit" loading={isPending}>
          {m.makeLink}
        </Button>
      </div>
    </form>
  );
}

function Links({ id }: { readonly id: string }) {
  const m = useMessages(reportMessages);
  const query = useQuery(apiQuery(listReportLinks, { params: { id } }));
  return (
    <section aria-labelledby="report-links">
      <h3 id="report-links" className={classes.subtitle}>
        {m.linkList}
      </h3>
      <QueryView query={query} messages={{ loading: m.linksLoading, failed: m.linksFailed, retry: m.retry }}>
        {({ links }) =>
          links.length === 0 ? (
            <p className={classes.quiet}>{m.noLinks}</p>
          ) : (
            <ul className={classes.links}>
              {links.map((link) => (
                <LinkRow key={link.id} reportId={id} link={link} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

const TINTS = { open: 'green', expired: 'gray', revoked: 'red' } as const;

function LinkRow({ reportId, link }: { readonly reportId: string; readonly link: ReportLink }) {
  const m = useMessages(reportMessages);
  const format = useFormatter();
  const now = useNow();
  const queries = useQueryClient();
  const { id, state, hasPassword, authorName, createdAt, expiresAt, lastOpenedAt, timesOpened } = link;
  const revoking = useApiMutation(revokeReportLink, {
    onSuccess: () => {
      notify({ type: 'success', message: m.revoked });
      void queries.invalidateQueries({ queryKey: ['api', 'reports'] });
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.revokeFailed }),
  });
  return (
    <li>
      <div className={classes.link}>
        <p className={classes.badges}>
          <Badge tint={TINTS[state]}>{m[`state_${state}`]}</Badge>
          {hasPassword ? <Badge tint="blue">{m.withPassword}</Badge> : null}
          {state === 'open' ? (
            <span className={classes.quiet}>{m.until(format.dateTime(expiresAt))}</span>
          ) : null}
        </p>
        <p className={classes.quiet}>
          {lastOpenedAt === null ? m.neverOpened : m.opened(timesOpened, format.relative(lastOpenedAt, now))}
        </p>
        <p className={classes.quiet}>{m.madeAt(authorName, format.dateTime(createdAt))}</p>
      </div>
      {state === 'open' ? (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.danger}
          loading={revoking.isPending}
          aria-label={m.revokeOf(format.dateTime(createdAt))}
          onClick={() => revoking.mutate({ params: { id: reportId, linkId: id } })}
        >
          {m.revoke}
        </Button>
      ) : null}
    </li>
  );
}
