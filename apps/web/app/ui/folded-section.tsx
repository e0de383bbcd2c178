import type { ReactNode } from 'react';
import classes from './folded-section.module.css';

interface FoldedSectionProps {
  /** The line that stays. */
  readonly summary: string;
  /** Whether it can be closed to its line; otherwise its content is always shown, without the line. */
  readonly isFoldable?: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Content that folds into one line. It stays mounted, so that what was entered is kept. */
export function FoldedSection({
  summary,
  isFoldable = true,
  isOpen,
  onToggle,
  children,
}: FoldedSectionProps) {
  return (
    <details
      className={classes.section}
      open={!isFoldable || isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (isFoldable && open !== isOpen) onToggle(open);
      }}
    >
      <summary className={classes.line} hidden={!isFoldable}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
