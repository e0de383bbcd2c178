import { Button, Menu } from '@mantine/core';
import { exportRun, readRun, RUN_FORMATS, type AnalysisRun } from '@pagewright/contract/advanced';
import { isReportKind } from '@pagewright/contract/reports';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { download } from '../../../lib/downloads/download.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Caution } from '../../../ui/caution.tsx';
import { ProvenanceBadge } from '../result/provenance-badge.tsx';
import { CreateReport } from '../../reports/index.ts';
import { methodWithoutModel, ModelLine } from '../../usage/index.ts';
import type { Analysis } from '../analysis.ts';
import { advancedMessages } from '../messages.ts';
import { fieldLabel } from '../result/field-label.ts';
import { fieldNameMessages } from '../result/field-name-messages.ts';
import { FieldsView } from '../result/fields-view.tsx';
import frame from '../advanced.module.css';
import classes from '../result/result.module.css';

interface OpenRunProps {
  readonly id: string;
  readonly analysis: Analysis;
  /** Whether to focus it, because it was just created. */
  readonly isNew: boolean;
  readonly isRunning: boolean;
  readonly onRefresh: (body: Readonly<Record<string, unknown>>) => void;
}

/** A run with its result, its evidence, and its actions. */
export function OpenRun({ id, ...props }: OpenRunProps) {
  const m = useMessages(advancedMessages);
  const query = useQuery(apiQuery(readRun, { params: { id } }));
  return (
    <QueryView query={query} messages={{ ...m, failed: m.loadFailed }}>
      {(run) => <Run run={run} {...props} />}
    </QueryView>
  );
}

interface RunProps extends Omit<OpenRunProps, 'id'> {
  readonly run: AnalysisRun;
}

function Run({ run, analysis, isNew, isRunning, onRefresh }: RunProps) {
  const m = useMessages(advancedMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  // A URL can name a run of another analysis, whose inputs and result do not fit here.
  const isOfAnother = run.kind !== analysis.kind;
  return (
    <section className={frame.result} aria-labelledby="analysis-result">
      <div className={frame.resultHead}>
        <div>
          <h2 id="analysis-result" className={classes.heading} ref={heading} tabIndex={-1}>
            {m.resultOf(run.label || m[`analysis_${run.kind}`])}
          </h2>
          <p className={classes.facts}>
            <ProvenanceBadge kind={run.provenance.kind} />
            <span>{m.ranBy(run.authorName, run.createdAt)}</span>
          </p>
          <AskedLine inputs={run.inputs} />
          <ModelLine method={run.provenance.method} />
        </div>
        <div className={classes.actions}>
          <ExportRun id={run.id} />
          {isReportKind(run.kind) ? <CreateReport source={{ runId: run.id }} /> : null}
          {isOfAnother ? null : (
            <Button
              variant="default"
              leftSection={<IconRefresh size={17} />}
              disabled={isRunning}
              onClick={() => onRefresh(run.inputs)}
            >
              {m.refresh}
            </Button>
          )}
        </div>
      </div>
      <Result run={run} View={isOfAnother ? null : analysis.View} />
      <details className={classes.evidence}>
        <summary>{m.howFound}</summary>
        <dl className={classes.labeled}>
          <div>
            <dt>{m.method}</dt>
            <dd>{methodWithoutModel(run.provenance.method)}</dd>
          </div>
          <div>
            <dt>{m.asked}</dt>
            <dd>
              <FieldsView fields={run.inputs} />
            </dd>
          </div>
        </dl>
      </details>
    </section>
  );
}

/** Inputs longer than this are truncated in the summary line; the full text is below. */
const LONGEST = 120;

/** The run's inputs in one line. */
function AskedLine({ inputs }: Pick<AnalysisRun, 'inputs'>) {
  const m = useMessages(advancedMessages);
  const names = useMessages(fieldNameMessages);
  const joining = useMessages(joiningMessages);
  const told = Object.entries(inputs).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').join(', ') : value;
    if (typeof text !== 'string' || text.trim() === '' || name === 'contentId') return [];
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
    return [joining.labeled(fieldLabel(names, name), short)];
  });
  return told.length === 0 ? null : <p className={classes.quiet}>{m.askedFor(told.join(' · '))}</p>;
}

function Result({ run, View }: { readonly run: AnalysisRun } & Pick<Analysis, 'View'>) {
  const m = useMessages(advancedMessages);
  if (run.fits && View) return <View result={run.result as never} run={run} />;
  return (
    <>
      {run.fits ? null : <Caution>{m.olderShape}</Caution>}
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
