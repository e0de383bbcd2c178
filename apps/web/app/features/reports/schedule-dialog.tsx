import { Button, NativeSelect, Textarea } from '@mantine/core';
import {
  readReportSchedule,
  REPORT_CADENCES,
  REPORT_LIMITS,
  scheduleReport,
  stopReportSchedule,
  type ReportSchedule,
} from '@pagewright/contract/reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQuery, useApiMutation } from '../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { failureText } from '../../lib/notices/failure-text.tsx';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { useValidators } from '../../lib/validation/use-validators.ts';
import { Caution } from '../../ui/caution.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { WideDialog } from '../../ui/wide-dialog.tsx';
import { reportMessages } from './messages.ts';
import classes from './reports.module.css';

interface ScheduleDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Sets up scheduled emails of a report. */
export function ScheduleDialog({ id, onClose }: ScheduleDialogProps) {
  const m = useMessages(reportMessages);
  const query = useQuery(apiQuery(readReportSchedule, { params: { id } }));
  const sentences = { loading: m.scheduleLoading, failed: m.scheduleFailed, retry: m.retry };
  return (
    <WideDialog isOpen title={m.mailTitle} width={560} closeLabel={m.close} onClose={onClose}>
      <QueryView query={query} messages={sentences}>
        {({ schedule }) => <ScheduleForm id={id} schedule={schedule} onClose={onClose} />}
      </QueryView>
    </WideDialog>
  );
}

interface ScheduleFormProps extends ScheduleDialogProps {
  readonly schedule: ReportSchedule | null;
}

function ScheduleForm({ id, schedule, onClose }: ScheduleFormProps) {
  const m = useMessages(reportMessages);
  const { timeZone } = useFormatter();
  const valid = useValidators();
  const queries = useQueryClient();
  const [cadence, setCadence] = useState<ReportSchedule['cadence']>(schedule?.cadence ?? 'weekly');
  const [typed, setTyped] = useState(schedule?.recipients.map(({ email }) => email).join('\n') ?? '');
  const [isTried, setTried] = useState(false);
  const done = (message: string) => () => {
    notify({ type: 'success', message });
    void queries.invalidateQueries({ queryKey: ['api', 'reports'] });
    onClose();
  };
  const saving = useApiMutation(scheduleReport, { onSuccess: done(m.scheduleSaved) });
  const stopping = useApiMutation(stopReportSchedule, {
    onSuccess: done(m.stopped),
    onError: ({ failure }) => notifyFailure(failure, { message: m.stopFailed }),
  });
  const recipients = typed.split(/[\s,;]+/u).filter((address) => address !== '');
  const wrong = recipients.find((address) => valid.email()(address) !== null);
  const objection =
    recipients.length === 0
      ? m.recipientsRequired
      : recipients.length > REPORT_LIMITS.recipients
        ? m.recipientsTooMany
        : wrong === undefined
          ? null
          : m.recipientInvalid(wrong);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (objection === null) saving.mutate({ params: { id }, body: { cadence, recipients, timeZone } });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.quiet}>{m.mailHelp}</p>
      {schedule === null ? null : <ScheduleState schedule={schedule} />}
      <NativeSelect
        label={m.cadence}
        data={REPORT_CADENCES.map((one) => ({ value: one, label: m[`cadence_${one}`] }))}
        value={cadence}
        onChange={({ currentTarget: { value } }) => setCadence(value === 'monthly' ? 'monthly' : 'weekly')}
      />
      <Textarea
        label={m.recipients}
        description={m.recipientsHelp}
        autosize
        minRows={3}
        maxRows={10}
        required
        data-autofocus
        value={typed}
        error={isTried ? objection : null}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {saving.error ? (
        <p className={classes.failed} role="alert">
          {m.scheduleNotSaved}. {failureText(saving.error.failure)}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isPending}>
          {m.saveSchedule}
        </Button>
        {schedule === null ? null : (
          <Button
            variant="subtle"
            className={classes.danger}
            loading={stopping.isPending}
            onClick={() => stopping.mutate({ params: { id } })}
          >
            {m.stop}
          </Button>
        )}
      </div>
    </form>
  );
}

function ScheduleState({ schedule }: { readonly schedule: ReportSchedule }) {
  const m = useMessages(reportMessages);
  const format = useFormatter();
  const { dueAt, lastSentAt, isPaused, recipients } = schedule;
  const off = recipients.filter(({ isOff }) => isOff).map(({ email }) => email);
  if (isPaused) return <Caution>{m.paused}</Caution>;
  return (
    <p className={classes.quiet}>
      {m.nextMail(format.dateTime(dueAt), format.timeZone)}
      <br />
      {lastSentAt === null ? m.noMailYet : m.lastMail(format.dateTime(lastSentAt))}
      {off.length > 0 ? (
        <>
          <br />
          {m.turnedOff(off.join(', '))}
        </>
      ) : null}
    </p>
  );
}
