import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** 1 if it is the only content of the page. */
  readonly level?: 1 | 2;
  readonly description?: ReactNode;
  /** A decorative drawing or icon. */
  readonly icon?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Says that there is nothing here and what to do next. */
export function EmptyState({ title, level = 2, description, icon, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      {icon ? (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Heading className={classes.title}>{title}</Heading>
      {description ? <p className={classes.text}>{description}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
