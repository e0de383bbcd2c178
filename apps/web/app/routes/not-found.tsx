import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { defineMessages, sentencesOf } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { Brand } from '../shell/brand.tsx';
import { screenMeta } from '../shell/screen-meta.ts';
import classes from './not-found.module.css';

const messages = defineMessages({
  en: {
    code: '404',
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have been moved, or the link may be wrong.',
    home: 'Go Home',
  },
});

export const meta = () => screenMeta(sentencesOf(messages).title);

/** The page of every unknown address. */
export default function NotFound() {
  const m = useMessages(messages);
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
