import { readTeam } from '@pagewright/contract/team';
import { useQuery } from '@tanstack/react-query';
import { Navigate, NavLink, useParams } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { failureSentence } from '../../lib/messages/failure-sentence.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ActivityLog } from './activity/activity-log.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { teamMessages } from './messages.ts';
import classes from './team.module.css';

/** Who works in this workspace, and what they did there. */
export function TeamScreen() {
  const m = useMessages(teamMessages);
  const { '*': path = '' } = useParams();
  if (path !== '' && path !== 'activity') return <Navigate to="/content" replace />;
  return (
    <div className={classes.screen}>
      <nav className={classes.tabs} aria-label={m.tabs}>
        <NavLink to="/team" end className={classes.tab}>
          {m.members}
        </NavLink>
        <NavLink to="/team/activity" end className={classes.tab}>
          {m.activity}
        </NavLink>
      </nav>
      {path === '' ? <Members /> : <ActivityLog />}
    </div>
  );
}

function Members() {
  const m = useMessages(teamMessages);
  const { data, error, refetch, isFetching } = useQuery(apiQuery(readTeam, {}));
  if (data) return <MembersTab team={data} />;
  if (!error) return <LoadingState label={m.loading} />;
  return (
    <ErrorState
      title={m.fetchFailed}
      description={failureSentence(error.failure)}
      retryLabel={m.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
