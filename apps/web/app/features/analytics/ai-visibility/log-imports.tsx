import { Button, FileButton, TextInput } from '@mantine/core';
import {
  AI_LOG_LIMITS,
  importAiLog,
  readOwnSite,
  removeAiLog,
  type AiLogImport,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { aiVisibilityMessages } from './ai-visibility-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ai-visibility.module.css';

type Counted = CallOutput<typeof importAiLog>;

interface LogImportsProps {
  readonly imports: readonly AiLogImport[];
  /** The displayed site; blank for the one published here. */
  readonly site: string;
  readonly onSite: (site: string) => void;
}

/** Imports server logs of a site elsewhere, and lists them. */
export function LogImports({ imports, site, onSite }: LogImportsProps) {
  const m = useMessages(aiVisibilityMessages);
  return (
    <section className={analytics.part} aria-labelledby="ai-logs-title">
      <h2 id="ai-logs-title" className={classes.title}>
        {m.logs}
      </h2>
      <p className={analytics.quiet}>{m.logsIntro}</p>
      <ImportForm site={site} onSite={onSite} />
      {imports.length === 0 ? null : <ImportTable imports={imports} onRemoved={() => onSite('')} />}
    </section>
  );
}

function ImportForm({ site, onSite }: Omit<LogImportsProps, 'imports'>) {
  const m = useMessages(aiVisibilityMessages);
  const queries = useQueryClient();
  const own = useQuery(apiQuery(readOwnSite, {}));
  const [entered, setEntered] = useState<string | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [counted, setCounted] = useState<Counted | null>(null);
  const used = own.data?.used.by === 'published' ? '' : (own.data?.used.site ?? '');
  const name = entered ?? (site || used.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));

  async function take(file: File): Promise<void> {
    setCounted(null);
    if (file.size > AI_LOG_LIMITS.file) return setProblem(m.tooLarge);
    setProblem(null);
    setIsImporting(true);
    const body = new FormData();
    body.append('file', file);
    const { data, error } = await callApi(importAiLog, { query: { site: name.trim() }, body });
    setIsImporting(false);
    if (error) return setProblem(describeFailure(error));
    setCounted(data);
    await queries.invalidateQueries({ queryKey: ['api', 'analytics'] });
    if (data.import) onSite(data.import.site);
  }

  return (
    <div>
      <div className={classes.bar}>
        <TextInput
          label={m.logSite}
          description={m.logSiteHelp}
          maxLength={AI_LOG_LIMITS.site}
          value={name}
          onChange={({ currentTarget: { value } }) => setEntered(value)}
        />
        <FileButton
          accept=".log,.txt,.json,.gz,.ndjson,text/plain,application/gzip"
          onChange={(file) => {
            if (file) void take(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isImporting}
              disabled={name.trim() === ''}
              leftSection={<IconFileImport size={17} />}
            >
              {isImporting ? m.importing : m.choose}
            </Button>
          )}
        </FileButton>
      </div>
      {problem === null ? null : (
        <p className={analytics.problem} role="alert">
          {`${m.importFailed}. ${problem}`}
        </p>
      )}
      <div role="status">{counted === null ? null : <Result counted={counted} />}</div>
    </div>
  );
}

/** What became of an imported log. */
function Result({ counted }: { readonly counted: Counted }) {
  const m = useMessages(aiVisibilityMessages);
  const { hits, lines, alreadyCounted, notUnderstood, otherSite, tooOld, notCounted, examples } = counted;
  const parts = [
    hits === 0 ? m.nothingNew : m.imported(hits),
    m.lines(lines),
    ...(alreadyCounted === 0 ? [] : [m.alreadyCounted(alreadyCounted)]),
    ...(notUnderstood === 0 ? [] : [m.notUnderstood(notUnderstood)]),
    ...(otherSite === 0 ? [] : [m.otherSite(otherSite)]),
    ...(tooOld === 0 ? [] : [m.tooOld(tooOld)]),
    ...(notCounted === 0 ? [] : [m.notCounted(notCounted)]),
  ];
  const [example] = examples;
  return (
    <div className={classes.result}>
      <p>{parts.join(' · ')}</p>
      {example === undefined ? null : (
        <p>
          {m.example} <code>{example}</code>
        </p>
      )}
    </div>
  );
}

interface ImportTableProps {
  readonly imports: readonly AiLogImport[];
  readonly onRemoved: () => void;
}

function ImportTable({ imports, onRemoved }: ImportTableProps) {
  const m = useMessages(aiVisibilityMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<AiLogImport | null>(null);
  const removing = useApiMutation(removeAiLog, {
    onSuccess: () => {
      // The last log of a site takes the site along.
      if (imports.filter(({ site }) => site === chosen?.site).length === 1) onRemoved();
      setChosen(null);
      notify({ type: 'success', message: m.removed });
      void queries.invalidateQueries({ queryKey: ['api', 'analytics'] });
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.removeFailed }),
  });
  return (
    <>
      <ScrollRegion label={m.importedLogs}>
        <table className={analytics.table}>
          <thead>
            <tr>
              {[m.file, m.day, m.visits, m.importedAt].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {imports.map((log) => (
              <tr key={log.id}>
                <th scope="row">
                  {log.fileName}
                  <span className={classes.under}>{log.site}</span>
                </th>
                <td>{log.from === null || log.to === null ? '—' : m.span(log.from, log.to)}</td>
                <td>{m.count(log.hits)}</td>
                <td>
                  {log.importedBy === null
                    ? format.dateTime(log.importedAt)
                    : m.byPerson(format.dateTime(log.importedAt), log.importedBy)}
                  {log.mayRemove ? (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      className={classes.remove}
                      aria-label={m.removeNamed(log.fileName)}
                      onClick={() => setChosen(log)}
                    >
                      {m.remove}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <LazyConfirmDialog
        isOpen={chosen !== null}
        title={m.removeTitle(chosen?.fileName ?? '')}
        confirmLabel={m.remove}
        cancelLabel={m.keep}
        isDestructive
        isPending={removing.isPending}
        onConfirm={() => chosen && removing.mutate({ params: { id: chosen.id } })}
        onCancel={() => setChosen(null)}
      >
        {m.removeText}
      </LazyConfirmDialog>
    </>
  );
}
