import { Button } from '@mantine/core';
import {
  askMissingAnswers,
  readPromptPanels,
  removePromptPanel,
  startPromptRun,
  stopPromptRun,
  type PromptOverview,
  type PromptPanel,
  type PromptRun,
} from '@pagewright/contract/analytics';
import { readUsage } from '@pagewright/contract/usage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { RunCost } from './run-cost.tsx';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import watching from '../watching.module.css';

const DAY_MS = 86_400_000;
const TINTS = { never: 'gray', asking: 'blue', done: 'green', gaps: 'amber', failed: 'red' } as const;

function stateOf(run: PromptRun | null): keyof typeof TINTS {
  if (run === null) return 'never';
  if (run.finishedAt === null) return 'asking';
  if (run.answers === 0) return 'failed';
  return run.answers < run.calls ? 'gaps' : 'done';
}

interface PanelStatusProps {
  readonly panel: PromptPanel;
  readonly overview: PromptOverview;
  readonly onEdit: () => void;
}

/** How the last run went, what the next one costs, and what can be done with the panel. */
export function PanelStatus({ panel, overview, onEdit }: PanelStatusProps) {
  const m = useMessages(promptMessages);
  const { lastRun, nextRunAt, questions, repeats } = panel;
  const state = stateOf(lastRun);
  useUsageAfter(state === 'asking');
  const model = overview.models.find(({ id }) => id === panel.model);
  const facts = [
    panel.model,
    ...(lastRun === null
      ? []
      : [m.lastAsked(lastRun.startedAt), m.answersOf(lastRun.answers, lastRun.calls)]),
    ...(lastRun?.dollars == null ? [] : [m.spent(lastRun.dollars)]),
    ...(nextRunAt === null || panel.isOwnerless ? [] : [m.nextRun(nextRunAt)]),
  ];
  return (
    <section className={watching.card} aria-label={panel.name}>
      <div className={watching.head}>
        <span role="status">
          <Badge tint={TINTS[state]}>{m[`state_${state}`]}</Badge>
        </span>
        {overview.mayChange ? (
          <Actions panel={panel} state={state} isModelOffered={model !== undefined} onEdit={onEdit} />
        ) : null}
      </div>
      {lastRun !== null && state === 'asking' ? <Asking run={lastRun} /> : null}
      {lastRun?.problem ? (
        <p className={watching.fault} role="alert">
          {lastRun.problem.message}
        </p>
      ) : null}
      {panel.isOwnerless && nextRunAt !== null ? <p className={watching.fault}>{m.ownerless}</p> : null}
      <p className={analytics.quiet}>{facts.join(' · ')}</p>
      {model ? (
        <RunCost questions={questions} repeats={repeats} model={model} />
      ) : (
        <p className={watching.fault}>{m.modelGone(panel.model)}</p>
      )}
    </section>
  );
}

/** Reads the workspace's usage again once the model is no longer asked. */
function useUsageAfter(isAsking: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => void queries.invalidateQueries({ queryKey: apiQueryKey(readUsage) });
  }, [isAsking, queries]);
}

function Asking({ run: { answers, failed, calls } }: { readonly run: PromptRun }) {
  const m = useMessages(promptMessages);
  const done = answers + failed;
  const label = m.asking(done, calls);
  return (
    <div>
      <p className={analytics.quiet}>{label}</p>
      <ProgressBar label={label} done={done} total={calls} />
    </div>
  );
}

/** What can be done with a panel, and shows the answer. */
function usePanelActions(panel: PromptPanel) {
  const m = useMessages(promptMessages);
  const queries = useQueryClient();
  const show = (answer: PromptOverview): void =>
    void queries.setQueryData(apiQueryKey(readPromptPanels, {}), answer);
  const onError = ({ failure }: { readonly failure: Parameters<typeof notifyFailure>[0] }): void =>
    notifyFailure(failure);
  const onSuccess = (answer: PromptOverview): void => {
    show(answer);
    notify({ type: 'success', message: m.started });
  };
  return {
    starting: useApiMutation(startPromptRun, { onSuccess, onError }),
    completing: useApiMutation(askMissingAnswers, { onSuccess, onError }),
    stopping: useApiMutation(stopPromptRun, { onSuccess: show, onError }),
    removing: useApiMutation(removePromptPanel, {
      onSuccess: () => void queries.invalidateQueries({ queryKey: apiQueryKey(readPromptPanels) }),
      onError,
    }),
    call: { params: { id: panel.id } },
  };
}

interface ActionsProps {
  readonly panel: PromptPanel;
  readonly state: keyof typeof TINTS;
  readonly isModelOffered: boolean;
  readonly onEdit: () => void;
}

function Actions({ panel, state, isModelOffered, onEdit }: ActionsProps) {
  const m = useMessages(promptMessages);
  const now = useNow();
  const [isAskingToRemove, setAskingToRemove] = useState(false);
  const { starting, completing, stopping, removing, call } = usePanelActions(panel);
  const { lastRun } = panel;
  const missing =
    lastRun !== null && now.getTime() - Date.parse(lastRun.startedAt) < DAY_MS
      ? lastRun.calls - lastRun.answers
      : 0;
  return (
    <>
      {state === 'asking' ? (
        <Button
          variant="default"
          size="compact-md"
          loading={stopping.isPending}
          onClick={() => stopping.mutate(call)}
        >
          {m.stop}
        </Button>
      ) : (
        <Button
          size="compact-md"
          disabled={!isModelOffered}
          loading={starting.isPending}
          onClick={() => starting.mutate(call)}
        >
          {m.run}
        </Button>
      )}
      {missing > 0 && state !== 'asking' ? (
        <Button
          variant="default"
          size="compact-md"
          loading={completing.isPending}
          onClick={() => completing.mutate(call)}
        >
          {m.askMissing(missing)}
        </Button>
      ) : null}
      <Button variant="default" size="compact-md" onClick={onEdit}>
        {m.edit}
      </Button>
      <Button variant="subtle" color="red" size="compact-md" onClick={() => setAskingToRemove(true)}>
        {m.remove}
      </Button>
      <LazyConfirmDialog
        isOpen={isAskingToRemove}
        title={m.removeTitle(panel.name)}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        isPending={removing.isPending}
        onConfirm={() => removing.mutate(call, { onSettled: () => setAskingToRemove(false) })}
        onCancel={() => setAskingToRemove(false)}
      >
        {m.removeText}
      </LazyConfirmDialog>
    </>
  );
}
