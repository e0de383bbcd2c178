import type { CalendarEntry } from '@pagewright/contract/calendar';
import type { KeyboardEvent } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { calendarMessages } from '../messages.ts';
import { isMovable, keyOf, STATUS_TINTS, timeLabel } from './entry-look.ts';
import classes from './entry.module.css';

/** The media type under which a dragged entry carries its key. */
export const DRAGGED_ENTRY = 'application/x-pagewright-entry';

interface EntryChipProps {
  readonly entry: CalendarEntry;
  /** Id of the element that says how an entry is moved. */
  readonly helpId: string;
  readonly onOpen: (entry: CalendarEntry) => void;
  /** An arrow key with Alt: one step to the side or up and down. */
  readonly onStep: (entry: CalendarEntry, step: { readonly x: number; readonly y: number }) => void;
}

const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One entry in its cell: opened by a click, moved by dragging it or by Alt with an arrow key. */
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
      data-entry={keyOf(entry)}
      draggable={canMove}
      aria-label={m.entryWith(time, title, m[`status_${entry.status}`], m[`platform_${entry.platform}`])}
      aria-describedby={canMove ? helpId : undefined}
      onClick={() => onOpen(entry)}
      onKeyDown={step}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED_ENTRY, keyOf(entry));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <span className={classes.time}>{time}</span>
      <span className={classes.title}>{title}</span>
    </button>
  );
}
