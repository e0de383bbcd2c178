import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type { GivenPage } from '@pagewright/contract/given-pages';
import { BRIEF_LIMITS, ideaFault } from '@pagewright/contract/strategy';
import { useId, useState, type SubmitEvent } from 'react';
import { hasTooManyCompetitors, CompetitorsField } from '../../../lib/competitor-pages/competitors-field.tsx';
import { CompetitorPagesField } from '../../../lib/competitor-pages/competitor-pages-field.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { UsageHint } from '../../usage/index.ts';
import { strategyMessages } from '../messages.ts';
import { KeywordChoice } from './keyword-choice.tsx';
import classes from '../strategy.module.css';

/** The input for a brief. */
export interface IdeaInput {
  readonly idea: string;
  readonly keyword: string;
  /** The chosen keyword among those read from the idea; '' for the first. */
  readonly chosen: string;
  readonly audience: string;
  readonly includeSearch: boolean;
  /** URLs as typed. */
  readonly competitors: string;
  readonly pages: readonly GivenPage[];
}

/** Initial input. */
export const EMPTY_IDEA: IdeaInput = {
  idea: '',
  keyword: '',
  chosen: '',
  audience: '',
  includeSearch: true,
  competitors: '',
  pages: [],
};

interface IdeaStepProps {
  readonly input: IdeaInput;
  readonly onChange: (change: Partial<IdeaInput>) => void;
  readonly isLoading: boolean;
  readonly onGenerate: () => void;
}

/** Step one: an idea and the brief's sources. */
export function IdeaStep({ input, onChange, isLoading, onGenerate }: IdeaStepProps) {
  const m = useMessages(strategyMessages);
  const hintId = useId();
  const formId = useId();
  const [isChecked, setChecked] = useState(false);
  const fault = ideaFault(input.idea);
  const objection =
    fault === null ? null : fault === 'missing' ? m.idea_missing : m.idea_short(BRIEF_LIMITS.ideaLeast);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (fault !== null || hasTooManyCompetitors(input.competitors))
      notify({ type: 'error', message: m.fixErrors });
    else onGenerate();
  }

  return (
    <div className={classes.step}>
      <h2 className={classes.stepTitle}>{m.ideaTitle}</h2>
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <div>
          <Textarea
            label={m.idea}
            description={m.ideaHelp}
            required
            autosize
            minRows={4}
            maxLength={BRIEF_LIMITS.idea}
            value={input.idea}
            error={isChecked ? objection : null}
            // Another idea has other keywords.
            onChange={(event) => onChange({ idea: event.currentTarget.value, chosen: '' })}
          />
          <p className={classes.counter}>{m.counter(input.idea.length, BRIEF_LIMITS.ideaShown)}</p>
        </div>
        {input.keyword.trim() === '' ? (
          <KeywordChoice
            idea={input.idea}
            chosen={input.chosen}
            onChoose={(chosen) => onChange({ chosen })}
          />
        ) : null}
        <div className={classes.pair}>
          <TextInput
            label={m.keyword}
            description={m.keywordHelp}
            maxLength={BRIEF_LIMITS.keyword}
            value={input.keyword}
            onChange={(event) => onChange({ keyword: event.currentTarget.value })}
          />
          <TextInput
            label={m.audience}
            description={m.audienceHelp}
            maxLength={BRIEF_LIMITS.text}
            value={input.audience}
            onChange={(event) => onChange({ audience: event.currentTarget.value })}
          />
        </div>
        <Checkbox
          label={m.includeSearch}
          description={m.includeSearchHelp}
          checked={input.includeSearch}
          onChange={(event) => onChange({ includeSearch: event.currentTarget.checked })}
        />
        <CompetitorsField value={input.competitors} onChange={(competitors) => onChange({ competitors })} />
      </form>
      <CompetitorPagesField pages={input.pages} onChange={(pages) => onChange({ pages })} />
      <div className={classes.buttons}>
        <Button type="submit" form={formId} loading={isLoading} aria-describedby={hintId}>
          {m.generateBrief}
        </Button>
        <UsageHint kind="ai" id={hintId} />
      </div>
    </div>
  );
}
