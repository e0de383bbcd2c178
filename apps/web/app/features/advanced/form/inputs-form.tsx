import { Button } from '@mantine/core';
import { ANALYSIS_COSTS } from '@pagewright/contract/advanced';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { hasTooManyCompetitors } from '../../../lib/competitor-pages/competitors-field.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { UsageHint } from '../../usage/index.ts';
import type { Analysis, AnalysisInputs, InputName } from '../analysis.ts';
import { advancedMessages } from '../messages.ts';
import { InputField } from './input-field.tsx';
import frame from '../advanced.module.css';
import classes from '../result/result.module.css';

interface InputsFormProps {
  readonly analysis: Analysis;
  readonly inputs: AnalysisInputs;
  readonly onChange: (name: InputName, value: string) => void;
  /** Whether an analysis is running; no other can then be started. */
  readonly isRunning: boolean;
  readonly onRun: () => void;
}

/** The input form of an analysis, with its run button. */
export function InputsForm({ analysis, inputs, onChange, isRunning, onRun }: InputsFormProps) {
  const m = useMessages(advancedMessages);
  const hintId = useId();
  const formId = useId();
  const [wrong, setWrong] = useState<readonly InputName[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // The first invalid field of a run attempt.
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const costs = ANALYSIS_COSTS[analysis.kind] ?? [];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const found = analysis.inputs.filter(
      (name) =>
        (analysis.requiredInputs.includes(name) && isMissing(name, inputs)) ||
        (name === 'competitors' && hasTooManyCompetitors(inputs.competitors)),
    );
    setWrong(found);
    if (found.length === 0) onRun();
  }

  const fieldOf = (name: InputName) => (
    <InputField
      key={name}
      name={name}
      value={inputs[name]}
      isNeeded={analysis.requiredInputs.includes(name) && name !== 'content'}
      isMissing={wrong.includes(name) && isMissing(name, inputs)}
      onChange={(value) => onChange(name, value)}
    />
  );
  return (
    <div className={frame.form}>
      <form id={formId} ref={form} aria-label={m.formLabel} onSubmit={submit} noValidate>
        <p className={classes.quiet}>{m[`about_${analysis.kind}`]}</p>
        <div className={frame.fields}>{analysis.inputs.filter((name) => name !== 'pages').map(fieldOf)}</div>
      </form>
      {/* It contains forms, which must not be nested. */}
      {analysis.inputs.includes('pages') ? fieldOf('pages') : null}
      <div className={frame.submit}>
        <Button
          type="submit"
          form={formId}
          leftSection={<IconPlayerPlay size={17} />}
          disabled={isRunning}
          {...(costs.length > 0 ? { 'aria-describedby': hintId } : {})}
        >
          {m[analysis.runLabel ?? 'run']}
        </Button>
        {costs.map((kind, at) => (
          <UsageHint key={kind} kind={kind} id={`${hintId}${at === 0 ? '' : kind}`} />
        ))}
      </div>
    </div>
  );
}

function isMissing(name: InputName, inputs: AnalysisInputs): boolean {
  if (name === 'content') return inputs.contentId === '' && inputs.content.trim() === '';
  return inputs[name].trim() === '';
}
