import { Button } from '@mantine/core';
import { listTopicClusters } from '@pagewright/contract/strategy';
import { IconCirclesRelation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ProvenanceBadge } from '../brief/provenance-badge.tsx';
import { strategyMessages } from '../messages.ts';
import classes from '../strategy.module.css';

/** Topic clusters formed by the saved briefs. */
export function TopicClusters() {
  const m = useMessages(strategyMessages);
  const joining = useMessages(joiningMessages);
  const { data, error, isFetching, refetch } = useQuery(apiQuery(listTopicClusters, {}));
  const failure = getFailure(error);
  if (!data && failure) {
    return (
      <ErrorState
        title={m.clustersFailed}
        description={describeFailure(failure)}
        isUnauthorized={failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingState label={m.loading} />;
  if (data.clusters.length === 0) {
    return (
      <EmptyState
        icon={<IconCirclesRelation size={26} stroke={1.6} />}
        title={m.clustersEmpty}
        description={m.clustersEmptyText}
        action={
          <Button component={Link} to="/strategy">
            {m.newBrief}
          </Button>
        }
      />
    );
  }
  return (
    <ul className={classes.cards}>
      {data.clusters.map(({ name, intent, keywords, briefs }) => (
        <li key={name}>
          <article className={classes.card} aria-label={name}>
            <div className={classes.cardHead}>
              <Badge>{m.intent(intent)}</Badge>
              <ProvenanceBadge kind={data.provenance.kind} />
            </div>
            <h2 className={classes.cardTitle}>{name}</h2>
            <p className={classes.quiet}>
              {joining.labeled(m.keywordCount(keywords.length), keywords.join(', '))}
            </p>
            <h3 className={classes.label}>{m.briefsOf}</h3>
            <ul className={classes.plain}>
              {briefs.map(({ id, mainTopic }) => (
                <li key={id}>
                  <Link to={`/strategy/${id}`}>{mainTopic || m.unnamed}</Link>
                </li>
              ))}
            </ul>
          </article>
        </li>
      ))}
    </ul>
  );
}
