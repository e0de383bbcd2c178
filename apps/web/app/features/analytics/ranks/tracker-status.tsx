import { Button } from '@mantine/core';
import {
  changeRankTracker,
  checkRanks,
  readRankings,
  readRankTrackers,
  removeRankTracker,
  type RankOverview,
  type RankTracker,
} from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { marketName } from './market-name.ts';
import { rankMessages } from './rank-messages.ts';
import { DepthAndRhythm } from './tracker-form.tsx';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

const TINTS = {
  no_keywords: 'amber',
  waiting: 'blue',
  checking: 'blue',
  current: 'green',
  failing: 'red',
  paused: 'gray',
  ownerless: 'amber',
} as const satisfies Record<RankTracker['state'], string>;

interface TrackerStatusProps {
  readonly tracker: RankTracker;
  readonly mayChange: boolean;
}

/** How a tracker is doing, what it costs, and what can be done with it. */
export function TrackerStatus({ tracker, mayChange }: TrackerStatusProps) {
  const m = useMessages(rankMessages);
  const format = useFormatter();
  const { state, problem, checkedAt, nextCheckAt, payer } = tracker;
  const facts = [
    ...(checkedAt === null ? [] : [m.checkedAt(format.dateTime(checkedAt))]),
    ...(nextCheckAt === null ? [] : [m.nextCheck(format.dateTime(nextCheckAt))]),
    `${m.depth}: ${m.firstResults(tracker.depth)}`,
    m.cost(tracker.pagesPerCheck, tracker.rhythm, tracker.pagesPerMonth),
    ...(payer === null ? [] : [m.payer(payer, tracker.keywordsPerMonth)]),
    ...(tracker.engine === null && payer !== null ? [m.mergedEngines] : []),
  ];
  return (
    <section className={watching.card} aria-label={marketName(tracker, m)}>
      <div className={watching.head}>
        <span role="status">
          <Badge tint={TINTS[state]}>{m[`state_${state}`]}</Badge>
        </span>
        {mayChange ? <Actions tracker={tracker} /> : null}
      </div>
      {problem === null ? null : (
        <p className={watching.fault} role="alert">
          {problem.message} {m.since(format.dateTime(problem.since))}
        </p>
      )}
      {state === 'ownerless' ? <p className={watching.fault}>{m.ownerless}</p> : null}
      <p className={analytics.quiet}>{facts.join(' · ')}</p>
      {mayChange ? <Settings key={`${tracker.depth} ${tracker.rhythm}`} tracker={tracker} /> : null}
    </section>
  );
}

/** Changes a tracker and shows the answer. */
function useTrackerChange() {
  const queries = useQueryClient();
  const show = (answer: RankOverview): void =>
    void queries.setQueryData(apiQueryKey(readRankTrackers, {}), answer);
  const onError = ({ failure }: { readonly failure: Parameters<typeof notifyFailure>[0] }): void =>
    notifyFailure(failure);
  const changing = useApiMutation(changeRankTracker, { onSuccess: show, onError });
  const checking = useApiMutation(checkRanks, { onSuccess: show, onError });
  const removing = useApiMutation(removeRankTracker, {
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: apiQueryKey(readRankTrackers) });
      queries.removeQueries({ queryKey: apiQueryKey(readRankings) });
    },
    onError,
  });
  return { changing, checking, removing };
}

function Actions({ tracker }: { readonly tracker: RankTracker }) {
  const m = useMessages(rankMessages);
  const [isAsking, setAsking] = useState(false);
  const { changing, checking, removing } = useTrackerChange();
  const { id, depth, rhythm, state } = tracker;
  const change = (isPaused: boolean): void =>
    changing.mutate({ params: { id }, body: { depth, rhythm, isPaused } });
  return (
    <>
      {state === 'current' || state === 'failing' ? (
        <Button
          variant="default"
          size="compact-md"
          loading={checking.isPending}
          onClick={() => checking.mutate({ params: { id } })}
        >
          {m.checkNow}
        </Button>
      ) : null}
      {state === 'ownerless' ? (
        <Button size="compact-md" loading={changing.isPending} onClick={() => change(false)}>
          {m.takeOver}
        </Button>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          loading={changing.isPending}
          onClick={() => change(state !== 'paused')}
        >
          {state === 'paused' ? m.resume : m.pause}
        </Button>
      )}
      <Button variant="subtle" color="red" size="compact-md" onClick={() => setAsking(true)}>
        {m.remove}
      </Button>
      <LazyConfirmDialog
        isOpen={isAsking}
        title={m.removeTitle(marketName(tracker, m))}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        isPending={removing.isPending}
        onConfirm={() => removing.mutate({ params: { id } }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {m.removeText}
      </LazyConfirmDialog>
    </>
  );
}

/** How deep and how often this tracker asks. */
function Settings({ tracker }: { readonly tracker: RankTracker }) {
  const m = useMessages(rankMessages);
  const [depth, setDepth] = useState(tracker.depth);
  const [rhythm, setRhythm] = useState(tracker.rhythm);
  const { changing } = useTrackerChange();
  const isChanged = depth !== tracker.depth || rhythm !== tracker.rhythm;
  return (
    <details className={classes.settings}>
      <summary>{m.settings}</summary>
      <div className={watching.bar}>
        <DepthAndRhythm depth={depth} rhythm={rhythm} onDepth={setDepth} onRhythm={setRhythm} />
        <Button
          disabled={!isChanged}
          loading={changing.isPending}
          onClick={() =>
            changing.mutate({
              params: { id: tracker.id },
              body: { depth, rhythm, isPaused: tracker.state === 'paused' },
            })
          }
        >
          {m.save}
        </Button>
      </div>
    </details>
  );
}
