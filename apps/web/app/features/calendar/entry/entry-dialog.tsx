import { Button, Modal } from '@mantine/core';
import type { CalendarEntry } from '@pagewright/contract/calendar';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DayAndTime } from '../forms/day-and-time.tsx';
import { calendarMessages } from '../messages.ts';
import { dayAt, instantAt, timeAt } from '../times/days.ts';
import { isMovable, STATUS_TINTS } from './entry-appearance.ts';
import type { EntryActions } from './use-entry-actions.ts';
import classes from './entry.module.css';

interface EntryDialogProps {
  readonly entry: CalendarEntry;
  readonly actions: EntryActions;
  readonly timeZone: string;
  readonly onEdit: (entry: CalendarEntry) => void;
  readonly onSchedule: (entry: CalendarEntry) => void;
  readonly onClose: () => void;
}

/** An entry's details and actions. */
export function EntryDialog(props: EntryDialogProps) {
  const { entry, actions, timeZone, onEdit, onSchedule, onClose } = props;
  const m = useMessages(calendarMessages);
  const format = useFormatter();
  const { kind, status, scheduledFor, snippet, canEdit } = entry;
  const repeats = entry.occurrence !== null;
  const done = (action: Promise<unknown>): void => {
    onClose();
    void action;
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(snippet);
    notify({ type: 'success', message: m.copied });
  };
  const facts: readonly (readonly [string, string])[] = [
    [m.type, entry.contentType === null ? m.typeEvent : m[`type_${entry.contentType}`]],
    [m.time, scheduledFor === null ? m.undated : format.dateTime(scheduledFor)],
    [m.platform, m[`platform_${entry.platform}`]],
    [m.author, entry.authorName],
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={entry.title || m.untitled}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <div className={classes.stack}>
        <div className={classes.rowHead}>
          <Badge tint={STATUS_TINTS[status]}>{m[`status_${status}`]}</Badge>
          {entry.isMissed ? <Badge tint="red">{m.missedBadge}</Badge> : null}
        </div>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        {repeats ? <p className={classes.quiet}>{m.repeatsNote}</p> : null}
        {snippet === '' ? null : (
          <div className={classes.post}>
            {snippet}
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCopy size={15} />}
              onClick={() => void copy()}
            >
              {m.copy}
            </Button>
          </div>
        )}
        {isMovable(entry) && scheduledFor !== null ? (
          <MoveForm at={scheduledFor} timeZone={timeZone} onMove={(to) => done(actions.move(entry, to))} />
        ) : null}
        <div className={classes.buttons}>
          {kind === 'item' ? (
            <Button component={Link} to={`/content/${entry.id}`} variant="default">
              {m.openContent}
            </Button>
          ) : null}
          {canEdit && kind === 'item' && scheduledFor === null ? (
            <Button onClick={() => onSchedule(entry)}>{m.scheduleContent}</Button>
          ) : null}
          {canEdit && kind === 'event' ? (
            <>
              <Button variant="default" onClick={() => onEdit(entry)}>
                {m.edit}
              </Button>
              <Button
                variant="default"
                onClick={() => done(actions.mark(entry, status === 'published' ? 'scheduled' : 'published'))}
              >
                {status === 'published' ? m.markUndone : m.markDone}
              </Button>
            </>
          ) : null}
          {isMovable(entry) && scheduledFor !== null ? (
            <Button variant="default" onClick={() => done(actions.remove(entry, !repeats))}>
              {kind === 'item' ? m.unschedule : repeats ? m.removeOne : m.remove}
            </Button>
          ) : null}
          {canEdit && repeats ? (
            <Button variant="default" onClick={() => done(actions.remove(entry, true))}>
              {m.removeSeries}
            </Button>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

interface MoveFormProps {
  readonly at: string;
  readonly timeZone: string;
  readonly onMove: (to: string) => void;
}

/** Moves an entry by entering day and time: for touch screens and users who do not drag. */
function MoveForm({ at, timeZone, onMove }: MoveFormProps) {
  const m = useMessages(calendarMessages);
  const [when, setWhen] = useState({ date: dayAt(at, timeZone), time: timeAt(at, timeZone) });
  const isWhole = when.date !== '' && when.time !== '';
  return (
    <form
      className={classes.moving}
      aria-label={m.moveTo}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onMove(instantAt(when.date, when.time, timeZone));
      }}
    >
      <DayAndTime {...when} onChange={(change) => setWhen({ ...when, ...change })} />
      <Button type="submit" variant="default" disabled={!isWhole}>
        {m.move}
      </Button>
    </form>
  );
}
