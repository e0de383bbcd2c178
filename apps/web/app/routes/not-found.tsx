import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { getMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { Brand } from '../shell/brand.tsx';
import { screenMeta } from '../shell/screen-meta.ts';
import { notFoundMessages } from './not-found-messages.ts';
import classes from './not-found.module.css';

export const meta = () => screenMeta(getMessages(notFoundMessages).title);

/** Page of every unknown URL. */
export default function NotFound() {
  const m = useMessages(notFoundMessages);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/" className={classes.brand}>
          <Brand />
        </Link>
      </header>
      <main className={classes.main}>
        <p className={classes.code} aria-hidden="true">
          {m.code}
        </p>
        <h1 className={classes.title}>{m.title}</h1>
        <p className={classes.text}>{m.text}</p>
        <Button component={Link} to="/" size="md">
          {m.home}
        </Button>
      </main>
    </div>
  );
}
