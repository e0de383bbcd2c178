import type { RunDifference } from '@pagewright/contract/advanced';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import { PageLink } from '../result/page-link.tsx';
import { ResultTable } from '../result/result-table.tsx';
import { useShownDifference } from './use-shown-difference.ts';
import classes from '../result/result.module.css';

/** Entries of a list shown on one side: at first, and at most. */
const FIRST_ENTRIES = 10;
const MAX_ENTRIES = 100;

/** A row for each list that gained or lost entries. */
export function ChangedEntries({ differences }: { readonly differences: readonly RunDifference[] }) {
  const m = useMessages(advancedMessages);
  const shown = useShownDifference();
  return (
    <section>
      <h3>{m.newAndGone}</h3>
      <ResultTable
        label={m.newAndGone}
        columns={[m.list, m.isNew, m.isGone]}
        rows={differences.map((difference) => ({
          key: difference.path,
          cells: [
            shown.label(difference),
            entriesOf(shown.entries(difference, 'added')),
            entriesOf(shown.entries(difference, 'removed')),
          ],
        }))}
      />
    </section>
  );

  function entriesOf(names: readonly string[]): ReactNode {
    if (names.length === 0) return m.unknown;
    const folded = names.slice(FIRST_ENTRIES, MAX_ENTRIES);
    const left = names.length - MAX_ENTRIES;
    return (
      <>
        <EntryList names={names.slice(0, FIRST_ENTRIES)} />
        {folded.length > 0 ? (
          <details className={classes.evidence}>
            <summary>{m.more(names.length - FIRST_ENTRIES)}</summary>
            <EntryList names={folded} />
            {left > 0 ? m.more(left) : null}
          </details>
        ) : null}
      </>
    );
  }
}

function EntryList({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={classes.entries}>
      {names.map((name) => (
        <li key={name}>{/^https?:\/\/\S+$/.test(name) ? <PageLink url={name} /> : name}</li>
      ))}
    </ul>
  );
}
