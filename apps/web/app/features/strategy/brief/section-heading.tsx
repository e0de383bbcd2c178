import { TextInput } from '@mantine/core';
import { BRIEF_LIMITS } from '@pagewright/contract/strategy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseWarning } from '../../../lib/unsaved-work/use-close-warning.ts';
import classes from '../strategy.module.css';

interface SectionHeadingProps {
  readonly heading: string;
  readonly label: string;
  readonly onRename: (heading: string) => void;
}

/** A section heading: edited in place, saved on blur or unmount. */
export function SectionHeading({ heading, label, onRename }: SectionHeadingProps) {
  /** The unsaved input; null if unchanged. */
  const [typed, setTyped] = useState<string | null>(null);
  useCloseWarning(typed !== null);

  function leave(): void {
    if (typed === null) return;
    const next = typed.trim();
    setTyped(null);
    if (next !== '' && next !== heading) onRename(next);
  }
  const leaveAtLast = useEffectEvent(leave);
  useEffect(() => () => leaveAtLast(), []);

  return (
    <TextInput
      aria-label={label}
      className={classes.sectionHeading}
      maxLength={BRIEF_LIMITS.heading}
      value={typed ?? heading}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
