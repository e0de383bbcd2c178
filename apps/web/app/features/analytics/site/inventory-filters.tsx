import { NativeSelect, TextInput } from '@mantine/core';
import {
  PAGE_ORIGINS,
  SITE_CHANGE_DAYS,
  SITE_CHANGES,
  SITE_ISSUE_NAMES,
  SITE_STATUSES,
  SITE_VERDICTS,
  type SitePageRow,
} from '@pagewright/contract/analytics';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { issueMessages } from './issue-messages.ts';
import { crawlMessages } from './site-messages.ts';
import { useTeamNames } from '../../../lib/team/use-team-names.ts';
import own from './site.module.css';

/** Filters and order of the inventory; they are part of the URL. */
export function InventoryFilters({
  verdicts,
}: {
  readonly verdicts: Partial<Record<SitePageRow['verdict'], number>>;
}) {
  const m = useMessages(crawlMessages);
  const faults = useMessages(issueMessages);
  const [address, setAddress] = useSearchParams();
  const members = useTeamNames();
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  // A saved view sets its own search text.
  const [shownSearch, setShownSearch] = useState(search);
  if (search !== shownSearch) {
    setShownSearch(search);
    setTyped(search);
  }
  const set = (name: string, value: string): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const choose = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <NativeSelect
      label={label}
      value={address.get(name) ?? ''}
      data={options.map(([value, text]) => ({ value, label: text }))}
      onChange={({ currentTarget: { value } }) => set(name, value)}
    />
  );
  return (
    <form
      className={own.filters}
      onSubmit={(event) => {
        event.preventDefault();
        set('search', typed.trim());
      }}
    >
      <TextInput
        label={m.search}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={() => set('search', typed.trim())}
      />
      {choose('verdict', m.verdict, [
        ['', m.all],
        ...SITE_VERDICTS.map((one) => [one, m.withCount(m[`verdict_${one}`], verdicts[one] ?? 0)] as const),
      ])}
      {choose('issue', m.issue, [['', m.all], ...SITE_ISSUE_NAMES.map((one) => [one, faults[one]] as const)])}
      {choose('status', m.status, [
        ['', m.all],
        ...SITE_STATUSES.map((one) => [one, m[`status_${one}`]] as const),
      ])}
      {choose('noindex', m.indexing, [
        ['', m.all],
        ['true', m.noindex],
        ['false', m.mayIndex],
      ])}
      {choose('foundBy', m.foundBy, [
        ['', m.all],
        ...PAGE_ORIGINS.map((one) => [one, m[`foundBy_${one}`]] as const),
      ])}
      {choose('minDepth', m.depth, [
        ['', m.all],
        ...['1', '2', '3', '4', '5'].map((depth) => [depth, m.fromDepth(depth)] as const),
      ])}
      {choose('changedDays', m.changedDays, [
        ['', m.all],
        ...SITE_CHANGE_DAYS.map((days) => [days, m.changedWithin(Number(days))] as const),
      ])}
      {choose('change', m.change, [
        ['', m.all],
        ...SITE_CHANGES.map((one) => [one, m[`change_${one}`]] as const),
      ])}
      {choose('assignee', m.assignee, [
        ['', m.all],
        ['none', m.assign_nobody],
        ...members.map(({ userId, name }) => [userId, name] as const),
      ])}
      {choose('sort', m.sort, [
        ['', m.sort_inbound],
        ['score', m.sort_score],
        ['clicks', m.sort_clicks],
        ['words', m.sort_words],
        ['depth', m.sort_depth],
        ['changed', m.sort_changed],
        ['url', m.sort_url],
      ])}
    </form>
  );
}
