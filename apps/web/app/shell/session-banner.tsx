import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../lib/messages/use-messages.ts';
import { trackActivity } from '../lib/session/track-activity.ts';
import { useSessionState } from '../lib/session/session-provider.tsx';
import { getSession } from '../lib/session/session-state.ts';
import { loadSession } from '../lib/session/session-store.ts';
import { returnPathState } from '../lib/session/return-path.ts';
import { sessionMessages } from './session-messages.ts';
import classes from '../ui/banner.module.css';

/** Tells the user when the session is unreliable or about to end, and what to do. */
export function SessionBanner() {
  const m = useMessages(sessionMessages);
  const state = useSessionState();
  const { status } = state;
  const location = useLocation();
  const secondsLeft = useSecondsLeft(status === 'ready' ? (getSession(state)?.idleMinutes ?? null) : null);
  if (status === 'ready' && secondsLeft !== null) {
    return (
      <div className={classes.banner}>
        <p className={classes.text}>
          <span role="alert">{m.warning}</span> <span aria-hidden="true">{m.secondsLeft(secondsLeft)}</span>
        </p>
        {/* Any user activity extends the session; the button invites it. */}
        <Button size="xs" variant="default">
          {m.stay}
        </Button>
      </div>
    );
  }
  if (status === 'removed') {
    return (
      <div className={classes.banner} role="status">
        <p className={classes.text}>{m.removed(state.session.organizationName)}</p>
        {/* Reloads the page, so that nothing of the previous workspace remains. */}
        <Button size="xs" variant="default" component="a" href="/content">
          {m.goOn}
        </Button>
      </div>
    );
  }
  if (status === 'degraded') {
    return (
      <div className={classes.banner} role="status">
        <p className={classes.text}>{state.isServed ? m.servedOnly : m.away}</p>
        <Button size="xs" variant="default" onClick={() => void loadSession()}>
          {m.retry}
        </Button>
      </div>
    );
  }
  if (status !== 'ended') return null;
  return (
    <div className={classes.banner} role="status">
      <p className={classes.text}>{state.isIdle ? m.idle(state.session.idleMinutes) : m.ended}</p>
      <div className={classes.ways}>
        <Button size="xs" variant="default" component="a" href="/sign-in" target="_blank">
          {m.otherTab}
        </Button>
        <Button size="xs" variant="default" component={Link} to="/login" state={returnPathState(location)}>
          {m.login}
        </Button>
      </div>
    </div>
  );
}

/** Seconds until the session times out; null if that is not near or no session is tracked. */
function useSecondsLeft(idleMinutes: number | null): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => (idleMinutes === null ? undefined : trackActivity(idleMinutes, setSeconds)), [idleMinutes]);
  return seconds;
}
