import { initialsOf } from './initials.ts';
import classes from './avatar.module.css';

/** The initials of a person on a disc, for the eye only: the name stands beside it. */
export function Avatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  return (
    <span
      className={classes.avatar}
      data-large={isLarge || undefined}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
