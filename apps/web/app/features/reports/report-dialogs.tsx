import { Button, Checkbox, TextInput } from '@mantine/core';
import { createReport, REPORT_LIMITS, updateReport, type Report } from '@pagewright/contract/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../lib/api/api-failure.ts';
import { useApiMutation } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { failureText } from '../../lib/notices/failure-text.tsx';
import { notify } from '../../lib/notices/notice-store.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { WideDialog } from '../../ui/wide-dialog.tsx';
import { reportMessages } from './messages.ts';
import classes from './reports.module.css';

/** Source of a report. */
export type ReportSource = { readonly runId: string } | { readonly siteId: string };
type Typed = Pick<Report, 'title' | 'clientName' | 'isForClients'>;

interface CreateReportDialogProps {
  readonly source: ReportSource;
  readonly onClose: () => void;
}

/** Asks for the title and client of a new report, creates it, and opens it. */
export function CreateReportDialog({ source, onClose }: CreateReportDialogProps) {
  const m = useMessages(reportMessages);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useApiMutation(createReport, {
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['api', 'reports'] });
      notify({ type: 'success', message: m.created });
      void navigate(`/reports/${id}`);
    },
  });
  return (
    <ReportForm
      heading={m.createTitle}
      help={m.createHelp}
      begin={{ title: '', clientName: '', isForClients: false }}
      submitLabel={m.create}
      isTitleNeeded={false}
      failed={error && { title: m.createFailed, failure: error.failure }}
      isPending={isPending}
      onSubmit={(typed) => mutate({ body: { ...source, ...typed } })}
      onClose={onClose}
    />
  );
}

interface EditReportDialogProps {
  readonly report: Typed & Pick<Report, 'id'>;
  readonly onClose: () => void;
}

/** Edits the title, client, and audience of a report. */
export function EditReportDialog({ report, onClose }: EditReportDialogProps) {
  const m = useMessages(reportMessages);
  const queries = useQueryClient();
  const { id, title, clientName, isForClients } = report;
  const { mutate, error, isPending } = useApiMutation(updateReport, {
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['api', 'reports'] });
      onClose();
    },
  });
  return (
    <ReportForm
      heading={m.editTitle}
      help={null}
      begin={{ title, clientName, isForClients }}
      submitLabel={m.save}
      isTitleNeeded
      failed={error && { title: m.saveFailed, failure: error.failure }}
      isPending={isPending}
      onSubmit={(body) => mutate({ params: { id }, body })}
      onClose={onClose}
    />
  );
}

interface ReportFormProps {
  readonly heading: string;
  readonly help: string | null;
  readonly begin: Typed;
  readonly submitLabel: string;
  readonly isTitleNeeded: boolean;
  readonly failed: { readonly title: string; readonly failure: ApiFailure } | null;
  readonly isPending: boolean;
  readonly onSubmit: (typed: Typed) => void;
  readonly onClose: () => void;
}

function ReportForm(props: ReportFormProps) {
  const { heading, help, begin, submitLabel, isTitleNeeded, failed, isPending, onSubmit, onClose } = props;
  const m = useMessages(reportMessages);
  const [typed, setTyped] = useState(begin);
  const [isTried, setTried] = useState(false);
  const isTitleMissing = isTitleNeeded && typed.title.trim() === '';

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isTitleMissing) onSubmit(typed);
  }

  return (
    <WideDialog isOpen title={heading} width={520} closeLabel={m.close} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {help === null ? null : <p className={classes.quiet}>{help}</p>}
        <TextInput
          label={m.title}
          description={isTitleNeeded ? null : m.titleHelp}
          maxLength={REPORT_LIMITS.title}
          required={isTitleNeeded}
          data-autofocus
          value={typed.title}
          error={isTried && isTitleMissing ? m.titleRequired : null}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, title: value })}
        />
        <TextInput
          label={m.clientName}
          description={m.clientNameHelp}
          maxLength={REPORT_LIMITS.clientName}
          value={typed.clientName}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, clientName: value })}
        />
        <Checkbox
          label={m.forClients}
          description={m.forClientsHelp}
          checked={typed.isForClients}
          onChange={({ currentTarget: { checked } }) => setTyped({ ...typed, isForClients: checked })}
        />
        {failed === null ? null : (
          <p className={classes.failed} role="alert">
            {failed.title}. {failureText(failed.failure)}
          </p>
        )}
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </DialogButtons>
      </form>
    </WideDialog>
  );
}
