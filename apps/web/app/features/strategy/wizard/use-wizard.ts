import { operationOf } from '@pagewright/contract/endpoint';
import {
  analyzeBrief,
  generateBrief,
  generateStrategy,
  readBrief,
  startWriting,
  type SavedBrief,
} from '@pagewright/contract/strategy';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CLIENT_CODES, type ApiFailure } from '../../../lib/api/api-failure.ts';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { parseUrls } from '../../../lib/competitor-pages/parse-urls.ts';
import { useResumedRun } from '../../../lib/runs/use-resumed-run.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { strategyMessages } from '../messages.ts';
import type { PlanSchedule } from './analysis-step.tsx';
import type { IdeaInput } from './idea-step.tsx';

/** The wizard's actions: each creates its part, reports the outcome, and moves to the next step. */
export function useWizard(brief: SavedBrief | null, goTo: (id: string | null, step: string) => void) {
  const m = useMessages(strategyMessages);
  const queries = useQueryClient();
  const navigate = useNavigate();
  /** Why the last call failed, next to its toast. */
  const [problem, setProblem] = useState<ReactNode>(null);
  const calls = {
    brief: useLongCall(generateBrief),
    analysis: useLongCall(analyzeBrief),
    strategy: useLongCall(generateStrategy),
  };
  const writing = useApiMutation(startWriting, {
    onSuccess: (item) => {
      notify({ type: 'success', message: m.started });
      void queries.invalidateQueries({ queryKey: ['api', 'content'] });
      void queries.invalidateQueries({ queryKey: ['api', 'strategy'] });
      void navigate(`/content/${item.id}`);
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.startFailed }),
  });

  function fail(failure: ApiFailure, message: string): void {
    notifyFailure(failure, { message });
    setProblem(failure.code === CLIENT_CODES.cancelled ? null : failureText(failure));
  }
  const succeed = (message: string): void => {
    notify({ type: 'success', message });
    void queries.invalidateQueries({ queryKey: ['api', 'strategy'] });
  };
  const show = (id: string, change: (known: SavedBrief) => SavedBrief): void => {
    queries.setQueryData<SavedBrief>(
      apiQueryKey(readBrief, { params: { id } }),
      (known) => known && change(known),
    );
  };

  async function generate({ competitors, pages, chosen, ...input }: IdeaInput): Promise<void> {
    setProblem(null);
    const keyword = input.keyword.trim() === '' ? chosen : input.keyword;
    const body = { ...input, keyword, competitors: parseUrls(competitors), pages: [...pages] };
    return briefMade(await calls.brief.run({ body }));
  }

  function briefMade({ data, error }: Awaited<ReturnType<typeof calls.brief.run>>): void {
    if (error) return fail(error, m.generateBriefFailed);
    queries.setQueryData(apiQueryKey(readBrief, { params: { id: data.id } }), data);
    succeed(m.briefDone);
    goTo(data.id, 'brief');
  }

  async function analyze(): Promise<void> {
    setProblem(null);
    if (!brief) return void notify({ type: 'warning', message: m.briefFirst });
    analysisMade(brief, await calls.analysis.run({ body: { brief: { id: brief.id } } }));
  }

  function analysisMade(
    brief: SavedBrief,
    { data, error }: Awaited<ReturnType<typeof calls.analysis.run>>,
  ): void {
    if (error) return fail(error, m.analyzeFailed);
    show(brief.id, (known) => ({ ...known, analysis: data, strategy: null, stage: 'analysis' }));
    succeed(m.analysisDone);
    goTo(brief.id, 'analysis');
  }

  async function plan({ articlesPerWeek, startOn }: PlanSchedule): Promise<void> {
    setProblem(null);
    if (!brief) return void notify({ type: 'warning', message: m.briefFirst });
    const body = { brief: { id: brief.id }, articlesPerWeek, ...(startOn === '' ? {} : { startOn }) };
    strategyMade(brief, await calls.strategy.run({ body }));
  }

  function strategyMade(
    brief: SavedBrief,
    { data, error }: Awaited<ReturnType<typeof calls.strategy.run>>,
  ): void {
    if (error) return fail(error, m.strategyFailed);
    show(brief.id, (known) => ({ ...known, strategy: data, stage: 'strategy' }));
    succeed(m.strategyDone);
    goTo(brief.id, 'strategy');
  }

  // Work left in progress: a brief if none is open, else the parts of the open one.
  useResumedRun(
    brief === null ? [generateBrief] : [analyzeBrief, generateStrategy],
    ({ id, operation }) => {
      if (brief === null) void calls.brief.follow(id).then(briefMade);
      else if (operation === operationOf(analyzeBrief))
        void calls.analysis.follow(id).then((result) => analysisMade(brief, result));
      else void calls.strategy.follow(id).then((result) => strategyMade(brief, result));
    },
    { subjectId: brief?.id ?? null },
  );

  const running = Object.values(calls).find(({ isRunning }) => isRunning) ?? null;
  return {
    /** The key of the part being created. */
    loading: {
      brief: calls.brief.isRunning,
      analysis: calls.analysis.isRunning,
      strategy: calls.strategy.isRunning,
    },
    running,
    problem,
    generate,
    analyze,
    plan,
    isStarting: writing.isPending,
    startWriting: () => brief && writing.mutate({ params: { id: brief.id } }),
  };
}
