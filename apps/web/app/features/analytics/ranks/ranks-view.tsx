import { Button, NativeSelect } from '@mantine/core';
import { readRankTrackers, type RankOverview } from '@pagewright/contract/analytics';
import { IconListNumbers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { BudgetForm } from './budget-form.tsx';
import { marketName } from './market-name.ts';
import { rankMessages } from './rank-messages.ts';
import { RankImports } from './rank-imports.tsx';
import { Rankings } from './rankings.tsx';
import { TrackerForm } from './tracker-form.tsx';
import { TrackerStatus } from './tracker-status.tsx';
import analytics from '../analytics.module.css';
import watching from '../watching.module.css';

/** While a check is about to start or goes on, the state is read this often. */
const CHECKING_MS = 2_000;
const isBusy = ({ trackers }: RankOverview): boolean =>
  trackers.some(({ state }) => state === 'waiting' || state === 'checking');

/** Positions of the watched keywords: what is tracked, what it costs, and what was found. */
export function RanksView() {
  const m = useMessages(rankMessages);
  const query = useQuery({
    ...apiQuery(readRankTrackers, {}),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? CHECKING_MS : false),
  });
  return (
    <QueryView query={query} messages={m}>
      {(data) => (
        <section className={analytics.part} aria-label={m.title}>
          <p className={analytics.quiet}>{m.intro}</p>
          <Trackers overview={data} />
          <RankImports ownSite={data.ownSite} />
        </section>
      )}
    </QueryView>
  );
}

function Trackers({ overview }: { readonly overview: RankOverview }) {
  const m = useMessages(rankMessages);
  const [address, setAddress] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const { trackers, mayChange } = overview;
  const tracker = trackers.find(({ id }) => id === address.get('tracker')) ?? trackers[0];
  const missing = <Missing overview={overview} />;
  const form = isAdding ? (
    <TrackerForm
      overview={overview}
      onClose={(id) => {
        setAdding(false);
        if (id !== null) setAddress({ tracker: id }, { replace: true });
      }}
    />
  ) : null;
  if (tracker === undefined) {
    if (form) return form;
    return isReady(overview) ? (
      <EmptyState
        icon={<IconListNumbers size={26} stroke={1.6} />}
        title={m.noTrackersTitle}
        description={m.noTrackers}
        action={mayChange ? <Button onClick={() => setAdding(true)}>{m.add}</Button> : undefined}
      />
    ) : (
      missing
    );
  }
  return (
    <>
      <div className={watching.bar}>
        <NativeSelect
          label={m.market}
          value={tracker.id}
          data={trackers.map((one) => ({ value: one.id, label: marketName(one, m) }))}
          onChange={({ currentTarget: { value } }) => setAddress({ tracker: value }, { replace: true })}
        />
        {mayChange && !isAdding && isReady(overview) ? (
          <Button variant="default" onClick={() => setAdding(true)}>
            {m.addAnother}
          </Button>
        ) : null}
      </div>
      {form}
      {isReady(overview) ? null : missing}
      <TrackerStatus key={`status ${tracker.id}`} tracker={tracker} mayChange={mayChange} />
      <BudgetForm overview={overview} />
      <Rankings key={tracker.id} tracker={tracker} />
    </>
  );
}

const isReady = ({ sources, keywords, ownSite, competitors }: RankOverview): boolean =>
  sources.length > 0 && keywords > 0 && (ownSite !== null || competitors > 0);

/** What has to be set up before positions can be tracked. */
function Missing({ overview: { sources, keywords } }: { readonly overview: RankOverview }) {
  const m = useMessages(rankMessages);
  const hasSource = sources.length > 0;
  return (
    <EmptyState
      icon={<IconListNumbers size={26} stroke={1.6} />}
      title={hasSource ? m.needTitle : m.noSourceTitle}
      description={hasSource ? (keywords === 0 ? m.needKeywords : m.needSite) : m.noSource}
      action={
        <Button component={Link} to={hasSource ? '/analytics' : '/settings/api-keys'}>
          {hasSource ? m.openWatchlist : m.openKeys}
        </Button>
      }
    />
  );
}
