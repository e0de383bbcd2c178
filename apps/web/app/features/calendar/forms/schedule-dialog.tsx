import { Button, Modal } from '@mantine/core';
import { scheduleContent } from '@pagewright/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { calendarMessages } from '../messages.ts';
import { instantAt, type Day } from '../times/days.ts';
import { ContentPicker, type PickedContent } from '../../../lib/content-picker/content-picker.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { DayAndTime } from './day-and-time.tsx';
import classes from './forms.module.css';

interface ScheduleDialogProps {
  readonly day: Day;
  readonly today: Day;
  readonly timeZone: string;
  /** Preselected content. */
  readonly content: PickedContent | null;
  readonly onClose: () => void;
}

/** Schedules an item for publication. */
export function ScheduleDialog({ day, today, timeZone, content, onClose }: ScheduleDialogProps) {
  const m = useMessages(calendarMessages);
  const queries = useQueryClient();
  const [picked, setPicked] = useState(content);
  const [when, setWhen] = useState({ date: day < today ? today : day, time: '09:00' });
  const [problem, setProblem] = useState<ReactNode>(null);
  const marksBlank = problem === m.fillIn;
  const scheduling = useApiMutation(scheduleContent, {
    onSuccess: () => {
      notify({ type: 'success', message: m.scheduled });
      void queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
      void queries.invalidateQueries({ queryKey: ['api', 'content'] });
      onClose();
    },
    onError: ({ failure }) => {
      notifyFailure(failure, { message: m.scheduleFailed });
      setProblem(failure.status >= 400 && failure.status < 500 ? failureText(failure) : m.scheduleFailed);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { date, time } = when;
    if (picked === null || date === '' || time === '') return setProblem(m.fillIn);
    const scheduledDate = instantAt(date, time, timeZone);
    if (date < today || new Date(scheduledDate) < new Date()) return setProblem(m.past);
    setProblem(null);
    scheduling.mutate({ body: { contentId: picked.id, scheduledDate } });
  };
  return (
    <Modal opened onClose={onClose} title={m.scheduleContent} closeButtonProps={{ 'aria-label': m.close }}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <ContentPicker
          label={m.content}
          description={m.contentHelp}
          isRequired
          isMissing={marksBlank && picked === null}
          statuses="draft,review"
          value={picked}
          onChange={setPicked}
        />
        <div className={classes.pair}>
          <DayAndTime
            {...when}
            min={today}
            isRequired
            marksBlank={marksBlank}
            onChange={(change) => setWhen({ ...when, ...change })}
          />
        </div>
        <p className={classes.quiet}>{m.zone(timeZone)}</p>
        {problem === null ? null : (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={scheduling.isPending}>
            {m.scheduleContent}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}
