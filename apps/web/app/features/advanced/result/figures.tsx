import type { ReactNode } from 'react';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import classes from './result.module.css';

/** A figure of a result and its evidence. */
export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** Expands below the figure. */
  readonly evidence?: ReactNode;
}

/** Figures side by side, each expanding to its evidence. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const m = useMessages(advancedMessages);
  const joining = useMessages(joiningMessages);
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, evidence }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.figure}>{value}</span>
            {evidence === undefined ? null : (
              <details className={classes.evidence}>
                <summary aria-label={joining.labeled(m.evidence, label)}>{m.evidence}</summary>
                {evidence}
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
