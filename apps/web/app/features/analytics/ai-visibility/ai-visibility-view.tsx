import { Button, NativeSelect } from '@mantine/core';
import {
  exportAiVisibility,
  readAiVisibility,
  type AiVisibility as Visibility,
} from '@pagewright/contract/analytics';
import { IconDownload, IconRobot } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { download } from '../../../lib/downloads/download.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { PeriodChoice } from '../period-choice.tsx';
import { useTimeRange } from '../use-time-range.ts';
import { AgentDays } from './agent-days.tsx';
import { AgentPages, AgentReferrals, AgentTable } from './agent-tables.tsx';
import { aiVisibilityMessages } from './ai-visibility-messages.ts';
import { LogImports } from './log-imports.tsx';
import analytics from '../analytics.module.css';
import readers from '../readers.module.css';

/** Which AI agents read a site's pages, by day, agent, and page, and how many readers AI assistants send. */
export function AiVisibilityView() {
  const m = useMessages(aiVisibilityMessages);
  const [timeRange, setTimeRange] = useTimeRange();
  const [site, setSite] = useState('');
  const query = useQuery({
    ...apiQuery(readAiVisibility, { query: { timeRange, site } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={analytics.part} aria-label={m.title}>
      <p className={analytics.quiet}>{m.intro}</p>
      <PeriodChoice timeRange={timeRange} onChange={setTimeRange} />
      <QueryView query={query} messages={m}>
        {(shown) => (
          <>
            <div className={analytics.action}>
              {shown.sites.length === 0 ? null : (
                <NativeSelect
                  label={m.site}
                  value={site}
                  data={[
                    { value: '', label: m.published },
                    ...shown.sites.map((name) => ({ value: name, label: name })),
                  ]}
                  onChange={({ currentTarget: { value } }) => setSite(value)}
                />
              )}
              <span className={analytics.quiet} role="status">
                {m.shown(shown.from, shown.to)}
              </span>
              {shown.days.length === 0 ? null : (
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconDownload size={16} stroke={1.7} />}
                  onClick={() => void download(exportAiVisibility, { query: { timeRange, site } })}
                >
                  {m.export}
                </Button>
              )}
              <Button component={Link} to="/settings/publishing" variant="default" size="compact-md">
                {m.rules}
              </Button>
            </div>
            <Figures shown={shown} />
            <LogImports imports={shown.imports} site={site} onSite={setSite} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function Figures({ shown }: { readonly shown: Visibility }) {
  const m = useMessages(aiVisibilityMessages);
  if (shown.days.length === 0) {
    return (
      <EmptyState
        icon={<IconRobot size={26} stroke={1.6} />}
        title={m.noneTitle}
        description={shown.imports.length === 0 ? m.none : m.noneInPeriod}
      />
    );
  }
  const { agents, days, pages, otherPages, pagesSince, referrals, from } = shown;
  const sum = (name: 'verified' | 'outsideList' | 'unverifiable'): number =>
    agents.reduce((total, agent) => total + agent[name], 0);
  const sums = [
    [m.verified, sum('verified')],
    [m.outsideList, sum('outsideList')],
    [m.unverifiable, sum('unverifiable')],
    [m.referrals, referrals.reduce((total, { visits }) => total + visits, 0)],
  ] as const;
  return (
    <>
      <dl className={readers.sums}>
        {sums.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={readers.sum}>{m.count(count)}</dd>
          </div>
        ))}
      </dl>
      <AgentDays days={days} />
      <AgentTable agents={agents} />
      <p className={analytics.quiet}>{m.identities}</p>
      <AgentPages pages={pages} />
      {otherPages === 0 && from >= pagesSince ? null : (
        <p className={analytics.quiet}>
          {otherPages === 0 ? null : m.otherPages(otherPages)} {m.pagesSince(pagesSince)}
        </p>
      )}
      <p className={analytics.quiet}>{m.hidden}</p>
      <AgentReferrals referrals={referrals} />
    </>
  );
}
