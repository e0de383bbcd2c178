import { Button, TextInput } from '@mantine/core';
import {
  importRanks,
  listRankImports,
  RANK_IMPORT_LIMITS,
  type previewRankImport,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { PositionRows } from './imported-positions.tsx';
import { rankImportMessages } from './rank-import-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

interface ImportPreviewProps {
  readonly file: File;
  readonly answer: CallOutput<typeof previewRankImport>;
  readonly ownSite: string | null;
  readonly onClose: () => void;
}

/** What a file holds and what of it was not understood, before it is imported. */
export function ImportPreview({ file, answer, ownSite, onClose }: ImportPreviewProps) {
  const m = useMessages(rankImportMessages);
  const queries = useQueryClient();
  const [site, setSite] = useState(answer.hosts[0] ?? ownSite ?? '');
  const [day, setDay] = useState('');
  const [isImporting, setImporting] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const { tool, rows, from, to, undated, used, ignored } = answer;
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    setImporting(true);
    const body = new FormData();
    body.append('file', file);
    const { data, error } = await callApi(importRanks, {
      query: { site, ...(day === '' ? {} : { day }) },
      body,
    });
    setImporting(false);
    if (error) return setProblem(failureText(error, m.failed('').trim()));
    notify({ type: 'success', message: m.imported(data.import.rows) });
    onClose();
    await queries.invalidateQueries({ queryKey: apiQueryKey(listRankImports) });
  }
  return (
    <form
      className={watching.card}
      aria-label={m.preview(file.name)}
      onSubmit={(event) => void submit(event)}
    >
      <h3 className={watching.title}>{m.preview(file.name)}</h3>
      <p className={watching.cost} role="status">
        {m.found(rows, m.tool(tool))}
        {from === null || to === null ? null : ` (${m.span(from, to)})`}
      </p>
      <dl className={classes.facts}>
        <dt>{m.used}</dt>
        <dd>{used.map(({ name, as }) => m.as(name, as)).join(', ')}</dd>
        <dt>{m.ignored}</dt>
        <dd>{ignored.length === 0 ? m.none : ignored.join(', ')}</dd>
      </dl>
      <Skipped skipped={answer.skipped} />
      {rows === 0 ? null : <PositionRows label={m.table(file.name)} rows={answer.sample} />}
      <div className={classes.fields}>
        <TextInput
          label={m.site}
          required
          maxLength={RANK_IMPORT_LIMITS.site}
          value={site}
          onChange={({ currentTarget: { value } }) => setSite(value)}
        />
        {undated === 0 ? null : (
          <TextInput
            type="date"
            label={m.day}
            description={m.dayHelp(undated)}
            required
            value={day}
            onChange={({ currentTarget: { value } }) => setDay(value)}
          />
        )}
      </div>
      {problem === null ? null : (
        <p className={watching.fault} role="alert">
          {problem}
        </p>
      )}
      <div className={watching.head}>
        <Button type="submit" disabled={rows === 0} loading={isImporting}>
          {m.import}
        </Button>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Rows that were not understood, with their number and examples. */
function Skipped({ skipped }: Pick<ImportPreviewProps['answer'], 'skipped'>) {
  const m = useMessages(rankImportMessages);
  if (skipped.length === 0) return null;
  return (
    <div>
      <strong>{m.skipped}</strong>
      <ul className={analytics.quiet}>
        {skipped.map(({ reason, count, examples }) => (
          <li key={reason}>
            {m.skippedRows(reason, count)}
            {examples.map(({ line, cells }) => (
              <span key={line} className={watching.under}>
                {m.line(line, cells)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
