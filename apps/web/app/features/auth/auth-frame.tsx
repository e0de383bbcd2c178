import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { AuthPicture } from './auth-picture.tsx';
import { authMessages } from './messages.ts';
import classes from './auth-frame.module.css';

interface AuthFrameProps {
  /** The product's logo. */
  readonly brand: ReactNode;
  readonly children: ReactNode;
}

/** The page around sign-in forms; on wide windows with the product's promise. */
export function AuthFrame({ brand, children }: AuthFrameProps) {
  const m = useMessages(authMessages);
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.header}>{brand}</header>
        <main className={classes.main}>{children}</main>
      </div>
      <aside className={classes.promise}>
        <AuthPicture />
        <p className={classes.headline}>{m.promise}</p>
        <p className={classes.text}>{m.promiseText}</p>
      </aside>
    </div>
  );
}
