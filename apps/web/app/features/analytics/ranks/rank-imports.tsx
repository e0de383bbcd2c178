import { Button, FileButton } from '@mantine/core';
import {
  listRankImports,
  previewRankImport,
  RANK_IMPORT_LIMITS,
  removeRankImport,
  type RankImport,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-confirm-dialog.tsx';
import { ImportedPositions } from './imported-positions.tsx';
import { ImportPreview } from './import-preview.tsx';
import { rankImportMessages } from './rank-import-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

/** A chosen file and what it holds. */
interface Previewed {
  readonly file: File;
  readonly answer: CallOutput<typeof previewRankImport>;
}

/** Positions from files of other tools: preview, import, list, and removal. */
export function RankImports({ ownSite }: { readonly ownSite: string | null }) {
  const m = useMessages(rankImportMessages);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function read(file: File): Promise<void> {
    setPreviewed(null);
    if (file.size > RANK_IMPORT_LIMITS.file) return setProblem(m.tooLarge);
    setProblem(null);
    setReading(true);
    const body = new FormData();
    body.append('file', file);
    const { data, error } = await callApi(previewRankImport, { body });
    setReading(false);
    if (error) setProblem(describeFailure(error));
    else setPreviewed({ file, answer: data });
  }
  return (
    <section className={analytics.part} aria-labelledby="rank-imports">
      <h2 id="rank-imports" className={watching.title}>
        {m.title}
      </h2>
      <p className={analytics.quiet}>{m.help}</p>
      <div>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={(file) => {
            if (file) void read(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isReading}
              leftSection={<IconFileImport size={17} />}
            >
              {isReading ? m.reading : m.choose}
            </Button>
          )}
        </FileButton>
      </div>
      {problem === null ? null : (
        <p className={watching.fault} role="alert">
          {m.failed(problem)}
        </p>
      )}
      {previewed === null ? null : (
        <ImportPreview {...previewed} ownSite={ownSite} onClose={() => setPreviewed(null)} />
      )}
      <ImportList />
    </section>
  );
}

function ImportList() {
  const m = useMessages(rankImportMessages);
  const query = useQuery(apiQuery(listRankImports, {}));
  const [shown, setShown] = useState<string | null>(null);
  if (query.isPending) return null;
  if (query.isError) {
    return (
      <ErrorState
        title={m.listFailed}
        description={describeFailure(query.error.failure)}
        isUnauthorized={query.error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { imports } = query.data;
  if (imports.length === 0) return null;
  return (
    <ul className={classes.imports} aria-label={m.list}>
      {imports.map((one) => (
        <li key={one.id}>
          <ImportRow
            one={one}
            isShown={shown === one.id}
            onShow={() => setShown(shown === one.id ? null : one.id)}
          />
          {shown === one.id ? <ImportedPositions one={one} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface ImportRowProps {
  readonly one: RankImport;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function ImportRow({ one, isShown, onShow }: ImportRowProps) {
  const m = useMessages(rankImportMessages);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removing = useApiMutation(removeRankImport, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiQueryKey(listRankImports) }),
    onError: ({ failure }) => notifyFailure(failure),
  });
  const { id, fileName, tool, site, rows, from, to, mayRemove } = one;
  return (
    <div className={watching.head}>
      <span>
        <strong>{fileName}</strong>
        <span className={watching.under}>{m.of(site, m.found(rows, m.tool(tool)), m.span(from, to))}</span>
      </span>
      <Button
        variant="default"
        size="compact-md"
        aria-expanded={isShown}
        aria-label={m.showNamed(fileName)}
        onClick={onShow}
      >
        {isShown ? m.hide : m.show}
      </Button>
      {mayRemove ? (
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          aria-label={m.removeNamed(fileName)}
          onClick={() => setAsking(true)}
        >
          {m.remove}
        </Button>
      ) : null}
      <LazyConfirmDialog
        isOpen={isAsking}
        title={m.removeTitle(fileName)}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        isPending={removing.isPending}
        onConfirm={() => removing.mutate({ params: { id } }, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {m.removeText}
      </LazyConfirmDialog>
    </div>
  );
}
