import { useState } from 'react';
import { getInitials } from './initials.ts';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** Image URL; null or empty if there is none. */
  readonly image?: string | null | undefined;
  readonly isLarge?: boolean;
}

/** A person's picture or initials. Decorative: their name is shown next to it. */
export function Avatar({ name, image, isLarge = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = image !== null && image !== undefined && image !== '' && image !== failed;
  return (
    <span
      className={classes.avatar}
      data-large={isLarge || undefined}
      data-initials={isShown ? undefined : getInitials(name)}
      aria-hidden="true"
    >
      {isShown ? <img src={image} alt="" onError={() => setFailed(image)} /> : null}
    </span>
  );
}
