import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import {
  addPromptPanel,
  changePromptPanel,
  PROMPT_LIMITS,
  readPromptPanels,
  type PromptOverview,
  type PromptPanel,
} from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { RunCost } from './run-cost.tsx';
import { promptMessages } from './prompt-messages.ts';
import classes from './prompt-panels.module.css';
import watching from '../watching.module.css';

const REPEATS = Array.from(
  { length: PROMPT_LIMITS.repeatsMax - PROMPT_LIMITS.repeatsMin + 1 },
  (_, at) => PROMPT_LIMITS.repeatsMin + at,
);
const REPEATS_FIRST = 5;

const partsOf = (text: string, separator: string): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

const competitorsOf = (text: string) =>
  partsOf(text, '\n').map((line) => {
    const [name = '', ...otherNames] = partsOf(line, ',');
    return { name, otherNames };
  });

interface PanelFormProps {
  readonly overview: PromptOverview;
  /** The panel to change; absent for a new one. */
  readonly panel?: PromptPanel | undefined;
  /** Called with the saved panel, or null if there is none. */
  readonly onClose: (id: string | null) => void;
}

/** What a panel asks, of which model, and which brands are looked for. What a run costs shows below. */
export function PanelForm({ overview, panel, onClose }: PanelFormProps) {
  const m = useMessages(promptMessages);
  const queries = useQueryClient();
  const { models, suggestedModel, suggestedNames } = overview;
  const [name, setName] = useState(panel?.name ?? m.title);
  const [questions, setQuestions] = useState(panel?.questions.join('\n') ?? '');
  const [ownNames, setOwnNames] = useState((panel?.ownNames ?? suggestedNames).join(', '));
  const [competitors, setCompetitors] = useState(
    panel?.competitors
      .map((competitor) => [competitor.name, ...competitor.otherNames].join(', '))
      .join('\n') ?? '',
  );
  const [chosen, setChosen] = useState(panel?.model ?? suggestedModel ?? '');
  const [repeats, setRepeats] = useState(panel?.repeats ?? REPEATS_FIRST);
  const [isWeekly, setWeekly] = useState(panel?.isWeekly ?? false);
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  const body = {
    name,
    questions: partsOf(questions, '\n'),
    ownNames: partsOf(ownNames, ','),
    competitors: competitorsOf(competitors),
    model: model?.id ?? '',
    repeats,
    isWeekly,
  };
  const onSuccess = (answer: PromptOverview): void => {
    queries.setQueryData(apiQueryKey(readPromptPanels, {}), answer);
    notify({ type: 'success', message: m.saved });
    onClose(panel?.id ?? answer.panels.at(-1)?.id ?? null);
  };
  const adding = useApiMutation(addPromptPanel, { onSuccess });
  const changing = useApiMutation(changePromptPanel, { onSuccess });
  const saving = panel ? changing : adding;
  const areTooMany = body.questions.length > PROMPT_LIMITS.questions;
  const areCompetitorsTooMany = body.competitors.length > PROMPT_LIMITS.competitors;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (areTooMany || areCompetitorsTooMany) return;
    if (panel) changing.mutate({ params: { id: panel.id }, body });
    else adding.mutate({ body });
  }
  const title = panel ? m.edit : m.add;
  return (
    <form className={watching.card} aria-label={title} onSubmit={submit}>
      <h2 className={watching.title}>{title}</h2>
      <TextInput
        label={m.name}
        required
        maxLength={PROMPT_LIMITS.name}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Textarea
        label={m.questions}
        description={m.questionsHelp(PROMPT_LIMITS.questions)}
        error={areTooMany ? m.tooManyQuestions(PROMPT_LIMITS.questions) : null}
        required
        autosize
        minRows={4}
        maxRows={14}
        value={questions}
        onChange={({ currentTarget: { value } }) => setQuestions(value)}
      />
      <div className={classes.fields}>
        <Textarea
          label={m.ownNames}
          description={m.ownNamesHelp}
          required
          autosize
          minRows={2}
          value={ownNames}
          onChange={({ currentTarget: { value } }) => setOwnNames(value)}
        />
        <Textarea
          label={m.competitors}
          description={m.competitorsHelp(PROMPT_LIMITS.competitors)}
          error={areCompetitorsTooMany ? m.tooManyCompetitors(PROMPT_LIMITS.competitors) : null}
          autosize
          minRows={2}
          value={competitors}
          onChange={({ currentTarget: { value } }) => setCompetitors(value)}
        />
        <NativeSelect
          label={m.model}
          value={model?.id ?? ''}
          data={models.map(({ id }) => ({ value: id, label: id }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <NativeSelect
          label={m.repeats}
          value={String(repeats)}
          data={REPEATS.map(String)}
          onChange={({ currentTarget: { value } }) => setRepeats(Number(value))}
        />
      </div>
      <Switch
        label={m.isWeekly}
        checked={isWeekly}
        onChange={({ currentTarget: { checked } }) => setWeekly(checked)}
      />
      {model && body.questions.length > 0 ? (
        <RunCost questions={body.questions} repeats={repeats} model={model} />
      ) : null}
      {saving.isError ? (
        <p className={watching.fault} role="alert">
          {failureText(saving.error.failure)}
        </p>
      ) : null}
      <div className={watching.head}>
        <Button type="submit" loading={saving.isPending}>
          {m.save}
        </Button>
        <Button variant="default" onClick={() => onClose(null)}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
