import { compareRuns, type RunDifference } from '@pagewright/contract/advanced';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import { isScore } from '../result/field-label.ts';
import { useShownDifference } from './use-shown-difference.ts';
import classes from '../result/result.module.css';

/** Maximum number of lists and of figures told in words; the tables have all of them. */
const TOLD = 5;
/** Maximum number of entries of a list that are named. */
const NAMED = 3;

interface ChangesInWordsProps {
  readonly differences: readonly RunDifference[];
}

/** What came, what went, and which figures of the whole result rose or fell, a sentence each. */
export function ChangesInWords({ differences }: ChangesInWordsProps) {
  const m = useMessages(advancedMessages);
  const joining = useMessages(joiningMessages);
  const format = useFormatter();
  const { label, entries, value } = useShownDifference();
  const { lists, figures, rose, fell } = sumUp(differences);
  // The score of the whole before those of its parts.
  const outer = figures
    .filter(({ path }) => !path.includes('['))
    .toSorted((a, b) => a.path.split('.').length - b.path.split('.').length)
    .slice(0, TOLD);
  return (
    <section aria-label={m.inShort}>
      <ul className={classes.lines}>
        {outer.filter(isOfScore).map(tellFigure)}
        {lists.slice(0, TOLD).map((list) => (
          <li key={list.path}>{`${joining.labeled(label(list), tellEntries(list))}.`}</li>
        ))}
        {outer.filter((figure) => !isOfScore(figure)).map(tellFigure)}
        {lists.length > TOLD ? <li>{m.otherLists(lists.length - TOLD)}</li> : null}
        {figures.length === outer.length ? null : <li>{m.figuresChanged(rose, fell)}</li>}
        {lists.length + figures.length === 0 ? <li>{m.othersChanged}</li> : null}
      </ul>
    </section>
  );

  function tellFigure(figure: RunDifference) {
    const told = m.fromTo(value(figure, 'before'), value(figure, 'after'));
    return <li key={figure.path}>{`${joining.labeled(label(figure), told)}.`}</li>;
  }

  function tellEntries(list: RunDifference): string {
    const [added, removed] = [entries(list, 'added'), entries(list, 'removed')];
    return [
      ...(added.length === 0 ? [] : [m.newEntries(added.length, named(added))]),
      ...(removed.length === 0 ? [] : [m.goneEntries(removed.length, named(removed))]),
    ].join(', ');
  }

  function named(names: readonly string[]): string {
    const told = names.slice(0, NAMED);
    return format.list(names.length > NAMED ? [...told, m.more(names.length - NAMED)] : told);
  }
}

/** A short summary of the changes between two runs once it is loaded; nothing if they cannot be compared. */
export function ComparisonSummary({ ids: [id, other] }: { readonly ids: readonly [string, string] }) {
  const m = useMessages(advancedMessages);
  const { label } = useShownDifference();
  const { data } = useQuery(apiQuery(compareRuns, { params: { id }, query: { with: other } }));
  if (data === undefined) return null;
  const { lists, rose, fell } = sumUp(data.differences);
  const [main] = lists;
  const summary = [
    ...(main === undefined ? [] : [m.entriesChanged(label(main), main.added.length, main.removed.length)]),
    ...(rose + fell === 0 ? [] : [m.figuresChanged(rose, fell)]),
    ...(data.inputs.length === 0 ? [] : [m.otherInputsShort]),
  ];
  const isSame = data.differences.length === 0;
  return <p className={classes.quiet}>{isSame ? m.noDifference : summary.join(' ') || m.othersChanged}</p>;
}

/** The lists that gained or lost entries, outer ones first, and the figures that rose or fell. */
function sumUp(differences: readonly RunDifference[]) {
  const lists = differences.filter(({ added, removed }) => added.length + removed.length > 0);
  const figures = differences.filter(
    ({ before, after }) => typeof before === 'number' && typeof after === 'number',
  );
  const rose = figures.filter(({ before, after }) => Number(after) > Number(before)).length;
  return {
    lists: lists.toSorted((a, b) => depthOf(a) - depthOf(b)),
    figures,
    rose,
    fell: figures.length - rose,
  };
}

const isOfScore = ({ path, after }: RunDifference): boolean => isScore(path, Number(after));

const depthOf = ({ path }: RunDifference): number => path.split('[').length;
