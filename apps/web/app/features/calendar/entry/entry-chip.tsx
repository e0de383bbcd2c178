import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { KeyboardEvent } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { calendarMessages } from '../messages.ts';
import { isMovable, entryKey, STATUS_TINTS, timeLabel } from './entry-appearance.ts';
import classes from './entry.module.css';

/** Media type of a dragged entry's key. */
export const DRAGGED_ENTRY = 'application/x-pagewright-entry';

interface EntryChipProps {
  readonly entry: CalendarEntry;
  /** ID of the element that explains how to move an entry. */
  readonly helpId: string;
  readonly onOpen: (entry: CalendarEntry) => void;
  /** An arrow key with Alt: one step in its direction. */
  readonly onStep: (entry: CalendarEntry, step: { readonly x: number; readonly y: number }) => void;
}

const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** An entry in its cell: opened by click, moved by dragging or with Alt and arrow keys. */
export function EntryChip({ entry, helpId, onOpen, onStep }: EntryChipProps) {
  const m = useMessages(calendarMessages);
  const format = useFormatter();
  const canMove = isMovable(entry);
  const title = entry.title || m.untitled;
  const time = timeLabel(entry, format);
  const step = (event: KeyboardEvent): void => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (!by || !canMove) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(entry, by);
  };
  return (
    <button
      type="button"
      className={classes.chip}
      data-tint={STATUS_TINTS[entry.status]}
      data-entry={entryKey(entry)}
      draggable={canMove}
      aria-label={m.entryWith(time, title, m[`status_${entry.status}`], m[`platform_${entry.platform}`])}
      aria-describedby={canMove ? helpId : undefined}
      onClick={() => onOpen(entry)}
      onKeyDown={step}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED_ENTRY, entryKey(entry));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <span className={classes.time}>{time}</span>
      <span className={classes.title}>{title}</span>
    </button>
  );
}
