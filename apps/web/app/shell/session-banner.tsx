import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { defineMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { useSessionState } from '../lib/session/session-provider.tsx';
import { loadSession } from '../lib/session/session-store.ts';
import { wayBackState } from '../lib/session/way-back.ts';
import classes from './session-banner.module.css';

const messages = defineMessages({
  en: {
    away: 'The server cannot be reached. What you see may be out of date; we keep trying.',
    retry: 'Try now',
    ended: 'Your session has ended. What is on this screen stays until you leave it.',
    login: 'Login',
    removed: (workspace: string) =>
      `You are no longer a member of “${workspace}”. What is on this screen stays until you leave it.`,
    goOn: 'Go to my workspace',
  },
});

/** Says when the session cannot be relied on, and what to do. */
export function SessionBanner() {
  const m = useMessages(messages);
  const state = useSessionState();
  const { status } = state;
  const location = useLocation();
  if (status === 'removed') {
    return (
      <div className={classes.banner} role="status">
        <p className={classes.text}>{m.removed(state.session.organizationName)}</p>
        {/* A whole new page: nothing of the workspace before is in it. */}
        <Button size="xs" variant="default" component="a" href="/content">
          {m.goOn}
        </Button>
      </div>
    );
  }
  if (status !== 'degraded' && status !== 'ended') return null;
  return (
    <div className={classes.banner} role="status">
      <p className={classes.text}>{status === 'degraded' ? m.away : m.ended}</p>
      {status === 'degraded' ? (
        <Button size="xs" variant="default" onClick={() => void loadSession()}>
          {m.retry}
        </Button>
      ) : (
        <Button size="xs" variant="default" component={Link} to="/login" state={wayBackState(location)}>
          {m.login}
        </Button>
      )}
    </div>
  );
}
