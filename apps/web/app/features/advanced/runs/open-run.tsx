import { Button, Menu } from '@mantine/core';
import { exportRun, readRun, RUN_FORMATS, type AnalysisRun } from '@pagewright/contract/advanced';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { download } from '../../../lib/downloads/download.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ProvenanceBadge } from '../result/provenance-badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ModelLine } from '../../usage/index.ts';
import type { Analysis } from '../analysis.ts';
import { advancedMessages } from '../messages.ts';
import { FieldsView } from '../result/fields-view.tsx';
import classes from '../advanced.module.css';

interface OpenRunProps {
  readonly id: string;
  readonly analysis: Analysis;
  /** Whether the focus goes to it: it was made just now. */
  readonly isNew: boolean;
  readonly isRunning: boolean;
  readonly onRefresh: (body: Readonly<Record<string, unknown>>) => void;
}

/** A run with its result, how it was found, and what can be done with it. */
export function OpenRun({ id, analysis, isNew, isRunning, onRefresh }: OpenRunProps) {
  const m = useMessages(advancedMessages);
  const { data: run, error, refetch, isFetching } = useQuery(apiQuery(readRun, { params: { id } }));
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = run !== undefined;
  useEffect(() => {
    if (isNew && isShown) heading.current?.focus();
  }, [isNew, isShown]);
  if (error)
    return (
      <ErrorState
        title={m.loadFailed}
        description={error.message}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!run) return <LoadingState label={m.loading} />;
  return (
    <section className={classes.result} aria-labelledby="analysis-result">
      <div className={classes.resultHead}>
        <div>
          <h2 id="analysis-result" className={classes.heading} ref={heading} tabIndex={-1}>
            {m.resultOf(run.label || m[`analysis_${run.kind}`])}
          </h2>
          <p className={classes.facts}>
            <ProvenanceBadge kind={run.provenance.kind} />
            <span>{m.ranBy(run.authorName, run.createdAt)}</span>
          </p>
          <ModelLine method={run.provenance.method} />
        </div>
        <div className={classes.deeds}>
          <ExportRun id={run.id} />
          <Button
            variant="default"
            leftSection={<IconRefresh size={17} />}
            disabled={isRunning}
            onClick={() => onRefresh(run.inputs)}
          >
            {m.refresh}
          </Button>
        </div>
      </div>
      <Result run={run} analysis={analysis} />
      <details className={classes.evidence}>
        <summary>{m.howFound}</summary>
        <FieldsView fields={{ [m.method]: run.provenance.method, [m.asked]: run.inputs }} />
      </details>
    </section>
  );
}

function Result({ run, analysis }: { readonly run: AnalysisRun; readonly analysis: Analysis }) {
  const m = useMessages(advancedMessages);
  const { View } = analysis;
  if (run.fits && View) return <View result={run.result as never} run={run} />;
  return (
    <>
      {run.fits ? null : <p className={classes.notice}>{m.olderShape}</p>}
      <FieldsView fields={run.result} />
    </>
  );
}

function ExportRun({ id }: { readonly id: string }) {
  const m = useMessages(advancedMessages);
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={17} />}>
          {m.exportRun}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {RUN_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => void download(exportRun, { params: { id }, query: { format } })}
          >
            {m[`export_${format}`]}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => globalThis.print()}>{m.print}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
