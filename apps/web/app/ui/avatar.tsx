import { useState } from 'react';
import { initialsOf } from './initials.ts';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** Address of a picture of the person; null or empty: none. */
  readonly image?: string | null | undefined;
  readonly isLarge?: boolean;
}

/** The picture of a person, or their initials on a disc, for the eye only: the name stands beside it. */
export function Avatar({ name, image, isLarge = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = image !== null && image !== undefined && image !== '' && image !== failed;
  return (
    <span
      className={classes.avatar}
      data-large={isLarge || undefined}
      data-initials={isShown ? undefined : initialsOf(name)}
      aria-hidden="true"
    >
      {isShown ? <img src={image} alt="" onError={() => setFailed(image)} /> : null}
    </span>
  );
}
