import { Button, Switch } from '@mantine/core';
import {
  changeSiteSchedule,
  listSitePages,
  readSiteAudit,
  readSiteSchedule,
  SITE_CHANGE_DAYS,
  type SiteSchedule,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Caution } from '../../../ui/caution.tsx';
import { siteScheduleMessages } from './schedule-messages.ts';
import classes from '../analytics.module.css';
import own from './site.module.css';

const DAY_MS = 86_400_000;
const LOOK_MS = 5_000;

interface SiteScheduleSwitchProps {
  readonly siteId: string;
  readonly onShowChanged: (days: (typeof SITE_CHANGE_DAYS)[number]) => void;
}

/** Whether a crawled site is read again automatically, when next, and what the last reading found. */
export function SiteScheduleSwitch({ siteId, onShowChanged }: SiteScheduleSwitchProps) {
  const m = useMessages(siteScheduleMessages);
  const queries = useQueryClient();
  const schedule = useQuery({
    ...apiQuery(readSiteSchedule, { query: { site: siteId } }),
    refetchInterval: ({ state }) => (state.data?.isRunning ? LOOK_MS : false),
  });
  const switching = useApiMutation(changeSiteSchedule, {
    onSuccess: ({ isOn }) => {
      notify({ type: 'success', message: isOn ? m.on : m.off });
      void queries.invalidateQueries({ queryKey: apiQueryKey(readSiteSchedule) });
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.changeFailed }),
  });
  const readAt = schedule.data?.last?.at;
  // A reading brings changed pages and new verdicts.
  useEffect(() => {
    if (readAt === undefined) return;
    for (const call of [listSitePages, readSiteAudit])
      void queries.invalidateQueries({ queryKey: apiQueryKey(call) });
  }, [readAt, queries]);
  if (schedule.isPending) return null;
  if (schedule.isError) {
    return (
      <p className={classes.quiet}>
        {m.loadFailed}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => void schedule.refetch()}>
          {m.retry}
        </Button>
      </p>
    );
  }
  const { isOn, isEligible, pagesPerDay } = schedule.data;
  if (!isEligible) return <p className={classes.quiet}>{m.notEligible}</p>;
  return (
    <div className={own.name}>
      <Switch
        label={m.label}
        description={m.help(pagesPerDay)}
        checked={switching.isPending ? switching.variables.body.isOn : isOn}
        disabled={switching.isPending}
        onChange={(event) => switching.mutate({ body: { site: siteId, isOn: event.currentTarget.checked } })}
      />
      <Readings schedule={schedule.data} onShowChanged={onShowChanged} />
    </div>
  );
}

/** What a reading found, in the order of its sentences. */
const COUNTED = ['changed', 'gone', 'redirected', 'back', 'added'] as const;

/** Whether a reading saw pages change that were known before. */
const hasChanges = (last: NonNullable<SiteSchedule['last']>): boolean =>
  last.changed + last.gone + last.redirected + last.back > 0;

/** The last and the next reading. */
function Readings({
  schedule: { isRunning, nextAt, last },
  onShowChanged,
}: Pick<SiteScheduleSwitchProps, 'onShowChanged'> & { readonly schedule: SiteSchedule }) {
  const m = useMessages(siteScheduleMessages);
  const sentences = [
    ...(last === null
      ? []
      : [
          m.last(last.at, last.read),
          ...(hasChanges(last) ? [] : [m.unchanged]),
          ...COUNTED.flatMap((kind) => (last[kind] === 0 ? [] : [m[kind](last[kind])])),
        ]),
    ...(isRunning ? [m.running] : []),
    ...(nextAt === null ? [] : [m.next(nextAt)]),
  ];
  const days = last === null ? null : daysSince(last.at);
  return (
    <>
      {sentences.length === 0 ? null : (
        <div className={classes.action}>
          <p className={classes.quiet} role="status">
            {sentences.join(' ')}
          </p>
          {last === null || !hasChanges(last) || days === null ? null : (
            <Button variant="subtle" size="compact-md" onClick={() => onShowChanged(days)}>
              {m.showChanged}
            </Button>
          )}
        </div>
      )}
      {last?.problem ? <Caution>{last.problem}</Caution> : null}
    </>
  );
}

/** The smallest choice of days that covers a time; null if it was longer ago. */
function daysSince(at: string): (typeof SITE_CHANGE_DAYS)[number] | null {
  // Pages were seen to change some minutes before the reading ended.
  const days = (Date.now() - new Date(at).getTime()) / DAY_MS + 0.1;
  return SITE_CHANGE_DAYS.find((known) => days <= Number(known)) ?? null;
}
