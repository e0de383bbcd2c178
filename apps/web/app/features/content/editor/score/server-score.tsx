import { useEffect } from 'react';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { scoreMessages } from './messages.ts';
import type { ServerScoreState } from './use-server-score.ts';
import classes from './score.module.css';

/** Whether the server, whose score is the official one, agrees with this page. */
export function ServerScore({
  state,
  shown,
}: {
  readonly state: ServerScoreState;
  readonly shown: number | null;
}) {
  const m = useMessages(scoreMessages);
  useEffect(() => {
    if (state.hasFailed) notify({ type: 'error', message: getMessages(scoreMessages).scoreFailed });
  }, [state.hasFailed]);
  if (shown === null) return null;
  if (state.isTooLong) return <p className={classes.quiet}>{m.tooLongForLiveScore}</p>;
  if (state.hasFailed) return <p className={classes.quiet}>{m.scoreFailed}</p>;
  if (state.isBusy) return <p className={classes.quiet}>{m.serverBusy}</p>;
  if (state.points === null) return null;
  return (
    <p className={classes.quiet}>{state.points === shown ? m.serverAgrees : m.serverScore(state.points)}</p>
  );
}
