import { Textarea } from '@mantine/core';
import type { BriefField, SavedBrief } from '@pagewright/contract/strategy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseWarning } from '../../../lib/unsaved-work/use-close-warning.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { strategyMessages } from '../messages.ts';
import { FieldEvidence } from './field-evidence.tsx';
import classes from '../strategy.module.css';

interface EditableFieldProps {
  readonly brief: SavedBrief;
  readonly field: Exclude<BriefField, 'sections'>;
  readonly maxLength: number;
  readonly description?: string;
  /** Incremented when the input is discarded in favor of what was saved elsewhere. */
  readonly discardCount: number;
  /** Saves the text and returns whether that succeeded. */
  readonly onSave: (field: BriefField, value: string) => Promise<boolean>;
}

/** A brief's field with its evidence: edited in place, saved on blur or unmount. */
export function EditableField({
  brief,
  field,
  maxLength,
  description,
  discardCount,
  onSave,
}: EditableFieldProps) {
  const m = useMessages(strategyMessages);
  /** The unsaved input; null if unchanged. */
  const [typed, setTyped] = useState<string | null>(null);
  const [turn, setTurn] = useState(discardCount);
  if (turn !== discardCount) {
    setTurn(discardCount);
    setTyped(null);
  }
  useCloseWarning(typed !== null);
  const value = brief[field];
  const saved = typeof value === 'string' ? value : value.join(', ');

  async function leave(): Promise<void> {
    if (typed === null) return;
    if (typed.trim() === saved) return setTyped(null);
    if (await onSave(field, typed)) setTyped((now) => (now === typed ? null : now));
  }
  const leaveAtLast = useEffectEvent(leave);
  useEffect(() => () => void leaveAtLast(), []);

  return (
    <div className={classes.field}>
      <Textarea
        label={m[`field_${field}`]}
        description={description}
        autosize
        minRows={1}
        maxLength={maxLength}
        value={typed ?? saved}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void leave()}
      />
      <FieldEvidence
        field={field}
        grounds={brief.grounds}
        pages={brief.evidence.pages}
        isEdited={brief.edited.includes(field)}
      />
    </div>
  );
}
