import { readTeam } from '@pagewright/contract/team';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { TabLinks } from '../../lib/tabs/tab-links.tsx';
import { ActivityLog } from './activity/activity-log.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { teamMessages } from './messages.ts';
import classes from './team.module.css';

/** The workspace's members and their activity. */
export function TeamScreen() {
  const m = useMessages(teamMessages);
  const { '*': path = '' } = useParams();
  if (path !== '' && path !== 'activity') return <Navigate to="/content" replace />;
  return (
    <div className={classes.screen}>
      <TabLinks
        label={m.tabs}
        tabs={[
          { to: '/team', label: m.members },
          { to: '/team/activity', label: m.activity },
        ]}
      />
      {path === '' ? <Members /> : <ActivityLog />}
    </div>
  );
}

function Members() {
  const m = useMessages(teamMessages);
  const query = useQuery(apiQuery(readTeam, {}));
  return (
    <QueryView query={query} messages={{ ...m, failed: m.fetchFailed }}>
      {(team) => <MembersTab team={team} />}
    </QueryView>
  );
}
