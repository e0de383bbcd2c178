import type { SnapshotLine } from '@pagewright/contract/research';
import { useId } from 'react';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { researchMessages } from './messages.ts';
import classes from './research.module.css';

/** IDs of the two snapshots to compare. */
export interface SnapshotPair {
  readonly before: string;
  readonly after: string;
}

interface SnapshotListProps {
  readonly snapshots: readonly SnapshotLine[];
  /** Null if there is nothing to choose between. */
  readonly chosen: SnapshotPair | null;
  readonly onChoose: (chosen: SnapshotPair) => void;
}

/** The snapshots of a page, newest first, two of them selected. */
export function SnapshotList({ snapshots, chosen, onChoose }: SnapshotListProps) {
  const m = useMessages(researchMessages);
  const format = useFormatter();
  const group = useId();
  return (
    <>
      {chosen ? (
        <p className={classes.sides} aria-hidden="true">
          <span>{m.before}</span> <span>{m.after}</span>
        </p>
      ) : null}
      <ol className={classes.list} reversed aria-label={m.visits}>
        {snapshots.map(({ id, firstReadAt, lastReadAt, title, words }) => {
          const moment = m.span(format.dateTime(firstReadAt), format.dateTime(lastReadAt));
          return (
            <li key={id} className={classes.visit}>
              {chosen
                ? (['before', 'after'] as const).map((side) => (
                    <input
                      key={side}
                      type="radio"
                      className={classes.radio}
                      name={`${group} ${side}`}
                      aria-label={side === 'before' ? m.beforeOf(moment) : m.afterOf(moment)}
                      checked={chosen[side] === id}
                      onChange={() => onChoose({ ...chosen, [side]: id })}
                    />
                  ))
                : null}
              <div className={classes.visitText}>
                <p className={classes.moment}>{moment}</p>
                <p className={classes.quiet}>{title || m.untitled}</p>
                <p className={classes.quiet}>{m.words(words)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
