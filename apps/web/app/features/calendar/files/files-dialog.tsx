import { Button, FileButton, Modal } from '@mantine/core';
import {
  CALENDAR_LIMITS,
  exportCalendar,
  importCalendar,
  removeBatch,
  type Batch,
} from '@pagewright/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { download } from '../../../lib/downloads/download.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { calendarMessages } from '../messages.ts';
import { dayFormatter, type Day } from '../times/days.ts';
import { FeedAddress } from './feed-address.tsx';
import classes from './files.module.css';

const UNDO_MS = 10_000;

interface FilesDialogProps {
  /** The period to export. */
  readonly range: { readonly start: Day; readonly end: Day; readonly timeZone: string };
  readonly onClose: () => void;
}

/** Imports and exports a calendar file and manages the subscription feed. */
export function FilesDialog({ range, onClose }: FilesDialogProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useFormatter();
  const write = dayFormatter(locale, { dateStyle: 'medium' });
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.filesTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <div className={classes.parts}>
        <ImportPart timeZone={range.timeZone} />
        <section aria-labelledby="calendar-export">
          <h3 id="calendar-export">{m.exportTitle}</h3>
          <p className={classes.quiet}>{m.exportText(write(range.start), write(range.end))}</p>
          <div className={classes.buttons}>
            {(['ics', 'csv'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                onClick={() => void download(exportCalendar, { query: { ...range, format } })}
              >
                {format === 'ics' ? m.exportIcs : m.exportCsv}
              </Button>
            ))}
          </div>
        </section>
        <FeedAddress />
      </div>
    </Modal>
  );
}

function ImportPart({ timeZone }: { readonly timeZone: string }) {
  const m = useMessages(calendarMessages);
  const queries = useQueryClient();
  const [isImporting, setIsImporting] = useState(false);
  const [batch, setBatch] = useState<Batch | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: ['api', 'calendar'] });

  async function undo(id: string): Promise<void> {
    const { error } = await callApi(removeBatch, { params: { id } });
    if (error) return notifyFailure(error, { message: m.undoFailed });
    setBatch(null);
    notify({ type: 'success', message: m.removed });
    await refresh();
  }
  async function take(file: File | null): Promise<void> {
    if (!file) return;
    setBatch(null);
    if (file.size > CALENDAR_LIMITS.file) return setProblem(m.fileTooLarge);
    setProblem(null);
    setIsImporting(true);
    const { data, error } = await callApi(importCalendar, { body: { text: await file.text(), timeZone } });
    setIsImporting(false);
    if (error) {
      notifyFailure(error, { message: m.importFailed });
      return setProblem(failureText(error));
    }
    setBatch(data);
    const { batchId } = data;
    notify({
      type: 'success',
      message: m.imported(data.created),
      durationMs: UNDO_MS,
      ...(batchId === null ? {} : { action: { label: m.undo, onSelect: () => void undo(batchId) } }),
    });
    await refresh();
  }
  return (
    <section aria-labelledby="calendar-import">
      <h3 id="calendar-import">{m.importTitle}</h3>
      <p className={classes.quiet}>{m.importText}</p>
      <FileButton accept=".ics,.csv,text/calendar,text/csv" onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={isImporting}>
            {isImporting ? m.importing : m.chooseFile}
          </Button>
        )}
      </FileButton>
      {problem === null ? null : (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {batch === null ? null : (
        <div role="status">
          <p>{m.imported(batch.created)}</p>
          {batch.skipped.length === 0 ? null : (
            <details>
              <summary>{m.leftOut(batch.skipped.length)}</summary>
              <ul className={classes.skipped}>
                {batch.skipped.map(({ place, title, reason }) => (
                  <li key={place}>{m.leftOutLine(place, title, m[`reason_${reason}`])}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  );
}
