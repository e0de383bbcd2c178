import { Button, NumberInput, Select } from '@mantine/core';
import { SECTION_PURPOSES, type OutlineSection, type OutlineSubsection } from '@pagewright/contract/outline';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { GrowingField } from '../../../ui/growing-field.tsx';
import { outlineMessages } from '../messages.ts';
import type { SectionChange } from './edit-sections.ts';
import classes from '../outline.module.css';

const MAX_HEADING_LENGTH = 300;
const MAX_WORDS = 10_000;

interface SectionFormProps {
  readonly section: OutlineSection | OutlineSubsection;
  readonly onSave: (change: SectionChange) => void;
  readonly onCancel: () => void;
}

/** Edits a section: heading, purpose, and words. */
export function SectionForm({ section, onSave, onCancel }: SectionFormProps) {
  const m = useMessages(outlineMessages);
  const [heading, setHeading] = useState(section.heading);
  const [purpose, setPurpose] = useState(section.purpose);
  const [words, setWords] = useState<number | string>(section.estimatedWords);
  const [isChecked, setChecked] = useState(false);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (heading.trim() === '') return;
    const estimatedWords = Math.min(MAX_WORDS, Math.max(0, Math.round(Number(words) || 0)));
    onSave({ heading: heading.trim(), purpose, estimatedWords });
  }

  return (
    <form className={classes.sectionForm} aria-label={m.edit(section.heading)} onSubmit={submit} noValidate>
      <GrowingField
        className={classes.wide}
        label={m.heading}
        required
        maxLength={MAX_HEADING_LENGTH}
        value={heading}
        error={isChecked && heading.trim() === '' ? m.headingRequired : null}
        ref={(field) => field?.focus()}
        onText={setHeading}
      />
      <Select
        label={m.purpose}
        allowDeselect={false}
        data={SECTION_PURPOSES.map((value) => ({ value, label: m[`purpose_${value}`] }))}
        value={purpose}
        onChange={(value) => setPurpose(SECTION_PURPOSES.find((known) => known === value) ?? purpose)}
      />
      <NumberInput
        label={m.sectionWords}
        min={0}
        max={MAX_WORDS}
        step={50}
        allowDecimal={false}
        value={words}
        onChange={setWords}
      />
      <div className={classes.submit}>
        <Button type="submit" size="sm">
          {m.apply}
        </Button>
        <Button variant="default" size="sm" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
