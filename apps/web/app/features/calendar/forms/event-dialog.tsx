import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import {
  CALENDAR_LIMITS,
  CALENDAR_PLATFORMS,
  createCalendarEvent,
  updateCalendarEvent,
  type CalendarEntry,
} from '@pagewright/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { calendarMessages } from '../messages.ts';
import type { Day } from '../times/days.ts';
import { ContentPicker } from '../../../lib/content-picker/content-picker.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { toEventBody, isFilledIn, type EventValues } from './event-values.ts';
import { REPEATS, type Repeat } from './recurrence-choice.ts';
import { SnippetComposer } from './snippet-composer.tsx';
import classes from './forms.module.css';

interface EventDialogProps {
  /** The event being edited; null for a new one. */
  readonly entry: CalendarEntry | null;
  readonly values: EventValues;
  readonly today: Day;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Adds or edits an event; for a series, all of it. */
export function EventDialog({ entry: opened, values: first, today, timeZone, onClose }: EventDialogProps) {
  const m = useMessages(calendarMessages);
  const queries = useQueryClient();
  const { fullName } = useSession();
  /** As last saved; null for a new event. */
  const [entry, setEntry] = useState(opened);
  const [values, setValues] = useState(first);
  // Separate values, because more may be typed before the response arrives.
  const latest = useRef(first);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isSaving, setIsSaving] = useState(false);
  const marksBlank = problem === m.fillIn;
  const set = (change: Partial<EventValues>): void => {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
  };
  const own = entry?.recurrence ?? null;

  function fail(failure: ApiFailure): void {
    if (failure.status === 401 && entry === null) {
      notify({ type: 'error', message: m.loginFirst, action: { label: m.login, to: '/login' } });
      return setProblem(m.loginFirst);
    }
    const message = entry === null ? m.createFailed : m.saveFailed;
    notifyFailure(failure, { message });
    setProblem(failure.status >= 400 && failure.status < 500 ? failureText(failure) : message);
  }
  async function save(): Promise<void> {
    setIsSaving(true);
    setProblem(null);
    const body = toEventBody(values, timeZone, own);
    const { data, error } =
      entry === null
        ? await callApi(createCalendarEvent, { body })
        : await callApi(updateCalendarEvent, { params: { id: entry.id }, body });
    setIsSaving(false);
    if (error) return fail(error);
    notify({ type: 'success', message: entry === null ? m.created : m.saved });
    void queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
    if (latest.current === values) onClose();
    // What was typed in the meantime is now an edit of the existing event.
    else setEntry(data);
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isPastDay = entry === null && values.date !== '' && values.date < today;
    if (!isFilledIn(values)) setProblem(m.fillIn);
    else if (isPastDay) setProblem(m.pastDay);
    else void save();
  };
  const repeats: readonly Repeat[] = first.repeat === 'own' ? [...REPEATS, 'own'] : REPEATS;

  return (
    <Modal
      opened
      onClose={onClose}
      title={entry === null ? m.addEvent : m.editEvent}
      size="lg"
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          label={m.title}
          withAsterisk
          data-autofocus
          maxLength={CALENDAR_LIMITS.title}
          value={values.title}
          error={marksBlank && values.title.trim() === ''}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <DayAndTime
            date={values.date}
            time={values.time}
            min={entry === null ? today : undefined}
            isRequired
            marksBlank={marksBlank}
            onChange={set}
          />
          <NativeSelect
            label={m.platform}
            withAsterisk
            data={CALENDAR_PLATFORMS.map((value) => ({ value, label: m[`platform_${value}`] }))}
            value={values.platform}
            onChange={({ currentTarget: { value } }) =>
              set({ platform: CALENDAR_PLATFORMS.find((name) => name === value) ?? values.platform })
            }
          />
          <TextInput label={m.author} withAsterisk readOnly value={entry?.authorName ?? fullName} />
          <NativeSelect
            label={m.repeats}
            data={repeats.map((name) => ({
              value: name,
              label: name === 'own' ? m.repeat_own(own ?? '') : m[`repeat_${name}`],
            }))}
            value={values.repeat}
            onChange={({ currentTarget: { value } }) =>
              set({ repeat: repeats.find((name) => name === value) ?? 'none' })
            }
          />
          {values.repeat === 'none' || values.repeat === 'own' ? null : (
            <TextInput
              type="date"
              label={m.until}
              placeholder={m.untilHelp}
              min={values.date}
              value={values.until}
              onChange={(event) => set({ until: event.currentTarget.value })}
            />
          )}
        </div>
        <p className={classes.quiet}>{m.zone(timeZone)}</p>
        <ContentPicker
          label={m.tied}
          description={m.tiedHelp}
          statuses="draft,review,scheduled,published"
          value={values.content}
          onChange={(content) => set({ content })}
        />
        <SnippetComposer
          platform={values.platform}
          value={values.snippet}
          contentId={values.content?.id ?? null}
          onChange={(snippet) => set({ snippet })}
        />
        {problem === null ? null : (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={isSaving}>
            {entry === null ? m.addEvent : m.save}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}
