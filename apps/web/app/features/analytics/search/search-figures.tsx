import { Button, NativeSelect } from '@mantine/core';
import {
  readSearchFigures,
  type NamedSearchFigures,
  type SearchFigures as Figures,
} from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { IconTrash, IconZoomQuestion } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { BarChart } from '../bar-chart.tsx';
import { SortedTable, type Column } from '../sorted-table.tsx';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { ImportSection } from './import-section.tsx';
import { searchConsoleMessages } from './search-console-messages.ts';
import { useSearchImport } from './use-search-import.ts';
import classes from '../analytics.module.css';
import figures from '../figures.module.css';
import readers from '../readers.module.css';

type Read = CallOutput<typeof readSearchFigures>;
/** Placeholder ID for all imports together. */
const TOGETHER = '';

/** Search Console data of the import in the URL, else of all imports together. */
export function SearchFigures() {
  const m = useMessages(searchConsoleMessages);
  const [address, setAddress] = useSearchParams();
  const importId = address.get('import');
  const importing = useSearchImport();
  const query = useQuery({
    ...apiQuery(readSearchFigures, { query: importId === null ? {} : { importId } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <LoadingState label={m.loading} />;
  if (query.isError) {
    return (
      <ErrorState
        title={m.failed}
        description={describeFailure(query.error.failure)}
        isUnauthorized={query.error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => {
          // A removed import is not requested again.
          setAddress({}, { replace: true });
          void query.refetch();
        }}
        isRetrying={query.isFetching}
      />
    );
  }
  const { imports, shown } = query.data;
  if (shown === null) {
    return (
      <EmptyState
        icon={<IconZoomQuestion size={26} stroke={1.6} />}
        title={m.noneTitle}
        description={m.none}
        action={<ImportSection importing={importing} />}
      />
    );
  }
  return (
    <div className={classes.part}>
      <ImportSection importing={importing} />
      <ImportChoice
        imports={imports}
        chosen={importId ?? (imports.length === 1 ? (imports[0]?.id ?? null) : null)}
        onChoose={(id) => setAddress(id === null ? {} : { import: id }, { replace: true })}
        onRemove={(id) => {
          setAddress({}, { replace: true });
          void importing.remove(id);
        }}
      />
      {importId === null && imports.length > 1 ? (
        <Together imports={imports} leftOut={shown.leftOut} />
      ) : null}
      <Shown shown={shown} />
    </div>
  );
}

interface ImportChoiceProps {
  readonly imports: Read['imports'];
  /** Null: all of them together. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly onRemove: (id: string) => void;
}

function ImportChoice({ imports, chosen, onChoose, onRemove }: ImportChoiceProps) {
  const m = useMessages(searchConsoleMessages);
  const format = useFormatter();
  const one = imports.find(({ id }) => id === chosen);
  return (
    <div className={classes.action}>
      <NativeSelect
        aria-label={m.imports}
        value={chosen ?? TOGETHER}
        data={[
          ...(imports.length > 1 ? [{ value: TOGETHER, label: m.together(imports.length) }] : []),
          ...imports.map(({ id, from, to, importedAt }) => ({
            value: id,
            label: m.importName(formatDay(from), formatDay(to), format.dateTime(importedAt)),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => onChoose(value === TOGETHER ? null : value)}
      />
      {one?.mayRemove ? (
        <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => onRemove(one.id)}>
          {m.remove}
        </Button>
      ) : null}
    </div>
  );
}

interface TogetherProps {
  readonly imports: Read['imports'];
  readonly leftOut: readonly string[];
}

/** How imports are combined, and which of them only by their days. */
function Together({ imports, leftOut }: TogetherProps) {
  const m = useMessages(searchConsoleMessages);
  const spans = (isLeftOut: boolean): string[] =>
    imports
      .filter(({ id }) => leftOut.includes(id) === isLeftOut)
      .map(({ from, to }) => m.span(formatDay(from), formatDay(to)));
  // Duplicate imports count once and are not reported as left out.
  const counted = new Set(spans(false));
  const days = [...new Set(spans(true))].filter((span) => !counted.has(span));
  return (
    <p className={classes.quiet}>
      {m.countedOnce} {days.length === 0 ? '' : m.leftOut(days)}
    </p>
  );
}

function Shown({ shown }: { readonly shown: NonNullable<Read['shown']> }) {
  const m = useMessages(searchConsoleMessages);
  const { totals, days, queries, pages, spans } = shown;
  const isSamePeriod = spans.queries?.from === spans.days?.from && spans.queries?.to === spans.days?.to;
  return (
    <>
      {totals === null ? null : <Totals totals={totals} />}
      {days.length === 0 ? null : (
        <div>
          <BarChart
            unit={m.clicksByDay}
            tickLabel={m.count}
            bars={days.map(({ name, clicks }) => ({
              name,
              value: clicks,
              label: m.onDay(formatDay(name), clicks),
              place: formatDay(name),
            }))}
          />
          <Period span={spans.days} />
        </div>
      )}
      <FiguresTable title={m.byQuery} first={m.query} rows={queries} />
      <Period span={spans.queries} />
      {spans.queries === null || spans.days === null ? null : (
        <p className={classes.quiet}>{isSamePeriod ? m.rareQueries : m.otherPeriod}</p>
      )}
      <FiguresTable title={m.byPage} first={m.page} rows={pages} />
      <Period span={spans.pages} />
      {days.length === 0 ? null : (
        <details className={figures.more}>
          <summary>{m.byDay}</summary>
          <FiguresTable title={m.byDay} first={m.day} rows={days} write={formatDay} />
        </details>
      )}
    </>
  );
}

/** The days covered by the figures above, and their source. */
function Period({ span }: { readonly span: NonNullable<Read['shown']>['spans']['days'] }) {
  const m = useMessages(searchConsoleMessages);
  return span === null ? null : (
    <p className={classes.quiet}>{m.measured(formatDay(span.from), formatDay(span.to))}</p>
  );
}

function Totals({ totals }: { readonly totals: Figures }) {
  const m = useMessages(searchConsoleMessages);
  const sums = [
    [m.clicks, m.count(totals.clicks)],
    [m.impressions, m.count(totals.impressions)],
    [m.rate, m.share(totals.ctr)],
    [m.position, m.place(totals.position)],
  ] as const;
  return (
    <dl className={readers.sums}>
      {sums.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={readers.sum}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FiguresTableProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly NamedSearchFigures[];
  readonly write?: (name: string) => string;
}

const asItIs = (name: string): string => name;

function FiguresTable({ title, first, rows, write = asItIs }: FiguresTableProps) {
  const m = useMessages(searchConsoleMessages);
  const columns: Column<NamedSearchFigures>[] = [
    { name: 'name', label: first, value: ({ name }) => name, show: ({ name }) => write(name) },
    { name: 'clicks', label: m.clicks, value: ({ clicks }) => clicks, show: ({ clicks }) => m.count(clicks) },
    {
      name: 'impressions',
      label: m.impressions,
      value: ({ impressions }) => impressions,
      show: ({ impressions }) => m.count(impressions),
    },
    { name: 'ctr', label: m.rate, value: ({ ctr }) => ctr, show: ({ ctr }) => m.share(ctr) },
    {
      name: 'position',
      label: m.position,
      value: ({ position }) => position,
      show: ({ position }) => m.place(position),
    },
  ];
  return (
    <SortedTable
      title={title}
      rows={rows}
      getKey={({ name }) => name}
      columns={columns}
      initialSort="clicks"
      emptyText={m.noRows}
    />
  );
}
