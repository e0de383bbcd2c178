import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { briefCheckMessages } from './messages.ts';
import type { BriefState } from './use-brief-checks.ts';
import classes from './brief.module.css';

interface BriefPanelProps extends BriefState {
  /** Users who may edit the item can open its brief; readers see its requirements here. */
  readonly canOpen: boolean;
}

/** The brief's requirements, checked off as the text fulfills them; nothing for an item without a brief. */
export function BriefPanel({ brief, result, canOpen }: BriefPanelProps) {
  const m = useMessages(briefCheckMessages);
  if (!brief || !result) return null;
  return (
    <section className={classes.panel} aria-label={m.title}>
      <h3 className={classes.title}>
        {m.title} <span className={classes.count}>{m.done(result.done, result.checks.length)}</span>
      </h3>
      <ul className={classes.checks}>
        {result.checks.map(({ id, code, isDone, values }) => (
          <li key={id} data-check={id} data-done={isDone}>
            {isDone ? (
              <IconCircleCheckFilled size={16} aria-hidden="true" />
            ) : (
              <IconCircle size={16} aria-hidden="true" />
            )}
            <span>
              {m[code](values)} <span className="visually-hidden">({isDone ? m.isDone : m.isOpen})</span>
            </span>
          </li>
        ))}
      </ul>
      {canOpen ? <Link to={`/strategy/${brief.id}`}>{m.openBrief}</Link> : null}
    </section>
  );
}
