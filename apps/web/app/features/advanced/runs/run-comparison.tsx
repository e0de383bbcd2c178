import { Button } from '@mantine/core';
import { compareRuns, type RunDifference } from '@pagewright/contract/advanced';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Caution } from '../../../ui/caution.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { advancedMessages } from '../messages.ts';
import { pathLabel } from '../result/field-label.ts';
import { fieldNameMessages } from '../result/field-name-messages.ts';
import { ResultTable } from '../result/result-table.tsx';
import frame from '../advanced.module.css';
import classes from '../result/result.module.css';

interface RunComparisonProps {
  readonly ids: readonly [string, string];
  /** URL of the result alone. */
  readonly back: string;
}

/** The fields in which two runs differ. */
export function RunComparison({ ids: [id, other], back }: RunComparisonProps) {
  const m = useMessages(advancedMessages);
  const query = useQuery(apiQuery(compareRuns, { params: { id }, query: { with: other } }));
  return (
    <QueryView query={query} messages={{ ...m, failed: m.loadFailed }}>
      {(comparison) => <Comparison comparison={comparison} back={back} />}
    </QueryView>
  );
}

interface ComparisonProps extends Pick<RunComparisonProps, 'back'> {
  readonly comparison: CallOutput<typeof compareRuns>;
}

function Comparison({ comparison, back }: ComparisonProps) {
  const m = useMessages(advancedMessages);
  const { before: earlier, after: later, inputs, differences, isCut } = comparison;
  return (
    <section className={frame.result} aria-labelledby="comparison">
      <div className={frame.resultHead}>
        <div>
          <h2 id="comparison" className={classes.heading}>
            {m.comparison}
          </h2>
          <p className={classes.quiet}>{m.comparisonBetween(earlier.createdAt, later.createdAt)}</p>
        </div>
        <Button component={Link} to={back} variant="default">
          {m.closeComparison}
        </Button>
      </div>
      {inputs.length === 0 ? null : (
        <>
          <Caution>{m.otherInputs}</Caution>
          <Differences label={m.inputDifferences} differences={inputs} />
        </>
      )}
      {differences.length === 0 ? (
        <p>{m.noDifference}</p>
      ) : (
        <>
          <Summary differences={differences} />
          <Differences label={m.differences} differences={differences} />
        </>
      )}
      {isCut ? <p className={classes.quiet}>{m.cutDifferences}</p> : null}
    </section>
  );
}

/** Maximum number of lists mentioned in the summary; the table has all of them. */
const LISTS_TOLD = 5;

/** A one-line summary of the changes between two runs once it is loaded; nothing if they cannot be compared. */
export function ComparisonSummary({ ids: [id, other] }: Pick<RunComparisonProps, 'ids'>) {
  const m = useMessages(advancedMessages);
  const { data } = useQuery(apiQuery(compareRuns, { params: { id }, query: { with: other } }));
  if (data === undefined) return null;
  const { lists, rose, fell } = sumUp(data.differences);
  const came = lists.reduce((sum, { added }) => sum + added.length, 0);
  const went = lists.reduce((sum, { removed }) => sum + removed.length, 0);
  const summary = [
    ...(came + went === 0 ? [] : [m.entriesChanged(came, went)]),
    ...(rose + fell === 0 ? [] : [m.figuresChanged(rose, fell)]),
    ...(data.inputs.length === 0 ? [] : [m.otherInputsShort]),
  ];
  const isSame = data.differences.length === 0;
  return <p className={classes.quiet}>{isSame ? m.noDifference : summary.join(' ') || m.othersChanged}</p>;
}

/** Counts list additions and removals, and figures that rose and fell. */
function sumUp(differences: readonly RunDifference[]) {
  const changes = differences.flatMap(({ before, after }) =>
    typeof before === 'number' && typeof after === 'number' ? [after - before] : [],
  );
  const rose = changes.filter((change) => change > 0).length;
  const lists = differences.filter(({ added, removed }) => added.length + removed.length > 0);
  return { lists, rose, fell: changes.length - rose };
}

/** A summary in sentences: list additions and removals, and how many figures rose and fell. */
function Summary({ differences }: Pick<ComparisonProps['comparison'], 'differences'>) {
  const m = useMessages(advancedMessages);
  const names = useMessages(fieldNameMessages);
  const { lists, rose, fell } = sumUp(differences);
  return (
    <section aria-label={m.inShort}>
      <ul className={classes.lines}>
        {lists.slice(0, LISTS_TOLD).map(({ path, added, removed }) => (
          <li key={path}>{m.listChanged(pathLabel(names, path), added.length, removed.length)}</li>
        ))}
        {rose + fell === 0 ? null : <li>{m.figuresChanged(rose, fell)}</li>}
      </ul>
    </section>
  );
}

interface DifferencesProps {
  readonly label: string;
  readonly differences: readonly RunDifference[];
}

/** A row for each differing field. */
function Differences({ label, differences }: DifferencesProps) {
  const m = useMessages(advancedMessages);
  const names = useMessages(fieldNameMessages);
  return (
    <ResultTable
      label={label}
      columns={[m.field, m.before, m.after, m.change]}
      rows={differences.map((difference) => ({
        key: difference.path,
        cells: [pathLabel(names, difference.path), ...sides(difference), changeOf(difference)],
      }))}
    />
  );

  function sides({ before, after, added, removed }: RunDifference): string[] {
    if (added.length + removed.length > 0) return [m.unknown, m.unknown];
    return [before, after].map(shown);
  }

  function shown(value: RunDifference['before']): string {
    if (value === null) return m.unknown;
    if (typeof value === 'boolean') return value ? m.yes : m.no;
    return typeof value === 'number' ? m.number(value) : value;
  }

  function changeOf({ before, after, added, removed }: RunDifference): string {
    if (typeof before === 'number' && typeof after === 'number')
      return `${after > before ? '+' : '−'}${m.number(Math.abs(after - before))}`;
    return [
      added.length > 0 ? m.added(added.join(', ')) : '',
      removed.length > 0 ? m.gone(removed.join(', ')) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' · ');
  }
}
