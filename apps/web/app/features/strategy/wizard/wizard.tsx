import { Button } from '@mantine/core';
import { readBrief, type SavedBrief } from '@pagewright/contract/strategy';
import { useQuery } from '@tanstack/react-query';
import { useRef, useEffect, type Dispatch, type SetStateAction } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ProgressView } from '../../../ui/progress-view.tsx';
import { strategyMessages } from '../messages.ts';
import { AnalysisStep } from './analysis-step.tsx';
import { BriefStep } from './brief-step.tsx';
import { IdeaStep, EMPTY_IDEA, type IdeaInput } from './idea-step.tsx';
import { StrategyStep } from './strategy-step.tsx';
import { useWizard } from './use-wizard.ts';
import classes from '../strategy.module.css';

const STEPS = ['idea', 'brief', 'analysis', 'strategy'] as const;
type Step = (typeof STEPS)[number];

interface WizardProps {
  /** Null before there is one. */
  readonly briefId: string | null;
  readonly input: IdeaInput;
  readonly onInput: Dispatch<SetStateAction<IdeaInput>>;
}

/** From an idea to a brief, its analysis, and a strategy. The current step is in the URL. */
export function Wizard({ briefId, input, onInput }: WizardProps) {
  const m = useMessages(strategyMessages);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const query = useQuery({
    ...apiQuery(readBrief, { params: { id: briefId ?? '' } }),
    enabled: briefId !== null,
  });
  const brief = briefId === null ? null : (query.data ?? null);
  const goTo = (id: string | null, step: string): void =>
    void navigate(id === null ? '/strategy' : `/strategy/${id}?step=${step}`);
  const wizard = useWizard(brief, goTo);
  const step = resolveStep(brief, address.get('step'));
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef<Step | null>(null);
  const isReady = briefId === null || brief !== null;
  useEffect(() => {
    if (!isReady) return;
    const isNew = shown.current !== null && shown.current !== step;
    shown.current = step;
    if (!isNew) return;
    // A new step starts at the top, visually and for screen readers.
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isReady, step]);

  function startOver(): void {
    onInput(EMPTY_IDEA);
    goTo(null, 'idea');
  }
  function choose(next: Step): void {
    if (next === 'idea') return startOver();
    if (!brief) return void notify({ type: 'warning', message: m.briefFirst });
    goTo(brief.id, next);
  }

  if (briefId !== null && query.isPending) return <LoadingState label={m.loading} />;
  if (briefId !== null && !brief) {
    const failure = getFailure(query.error);
    return failure?.status === 404 ? (
      <EmptyState
        title={m.briefMissing}
        description={m.briefMissingText}
        action={
          <Button variant="default" component={Link} to="/strategy/saved">
            {m.tabSaved}
          </Button>
        }
      />
    ) : (
      <ErrorState
        title={m.briefFailed}
        description={failure ? describeFailure(failure) : undefined}
        isUnauthorized={failure?.status === 401}
        retryLabel={m.retry}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <div ref={top} tabIndex={-1} className={classes.wizard}>
      <Steps step={step} brief={brief} onChoose={choose} />
      {wizard.running ? (
        <ProgressView
          step={wizard.running.progress?.step ?? m.working}
          done={wizard.running.progress?.done ?? 0}
          total={wizard.running.progress?.total ?? 0}
          cancelLabel={m.cancel}
          onCancel={wizard.running.cancel}
        />
      ) : null}
      {wizard.problem === null ? null : (
        <p className={classes.problem} role="alert">
          {wizard.problem}
        </p>
      )}
      {step === 'idea' ? (
        <IdeaStep
          input={input}
          onChange={(change) => onInput((known) => ({ ...known, ...change }))}
          isLoading={wizard.loading.brief}
          onGenerate={() => void wizard.generate(input)}
        />
      ) : null}
      {brief && step === 'brief' ? (
        <BriefStep
          key={brief.id}
          brief={brief}
          isLoading={wizard.loading.analysis}
          onStartOver={startOver}
          onAnalyze={() => void wizard.analyze()}
        />
      ) : null}
      {brief?.analysis && step === 'analysis' ? (
        <AnalysisStep
          analysis={brief.analysis}
          isLoading={wizard.loading.strategy}
          onBack={() => goTo(brief.id, 'brief')}
          onGenerate={(wishes) => void wizard.plan(wishes)}
        />
      ) : null}
      {brief?.strategy && step === 'strategy' ? (
        <StrategyStep
          brief={brief}
          strategy={brief.strategy}
          isStarting={wizard.isStarting}
          onCreateNew={startOver}
          onStartWriting={wizard.startWriting}
        />
      ) : null}
    </div>
  );
}

interface StepsProps {
  readonly step: Step;
  readonly brief: SavedBrief | null;
  readonly onChoose: (step: Step) => void;
}

/** The four steps; completed ones can be revisited. */
function Steps({ step, brief, onChoose }: StepsProps) {
  const m = useMessages(strategyMessages);
  return (
    <nav aria-label={m.steps}>
      <ol className={classes.steps}>
        {STEPS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={classes.stepButton}
              aria-current={name === step ? 'step' : undefined}
              disabled={brief !== null && !isStepDone(brief, name)}
              onClick={() => name !== step && onChoose(name)}
            >
              <span className={classes.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <span className={classes.stepName}>{m[`step_${name}`]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function isStepDone(brief: SavedBrief, step: Step): boolean {
  if (step === 'analysis') return brief.analysis !== null;
  if (step === 'strategy') return brief.strategy !== null;
  return true;
}

/** The step in the URL if it is completed, else the last completed one. */
function resolveStep(brief: SavedBrief | null, asked: string | null): Step {
  if (!brief) return 'idea';
  const step = STEPS.find((name) => name === asked && name !== 'idea' && isStepDone(brief, name));
  return step ?? brief.stage;
}
