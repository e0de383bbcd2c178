import { readDelivery } from '@pagewright/contract/publishing/webhooks';
import { useQuery } from '@tanstack/react-query';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { webhookMessages } from './messages.ts';
import { describeAttempt } from './describe-attempt.ts';
import classes from './webhooks.module.css';

interface DeliveryDetailsProps {
  readonly webhookId: string;
  readonly deliveryId: string;
  /** A new attempt triggers a refetch. */
  readonly tries: number;
}

/** The payload and the outcome of every attempt. */
export function DeliveryDetails({ webhookId, deliveryId, tries }: DeliveryDetailsProps) {
  const m = useMessages(webhookMessages);
  const format = useFormatter();
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery(readDelivery, { params: { id: webhookId, deliveryId } }),
    queryKey: ['delivery', deliveryId, tries],
  });
  if (error)
    return (
      <ErrorState
        title={m.logFailed}
        description={getFailure(error)?.message}
        isUnauthorized={getFailure(error)?.status === 401}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <LoadingState label={m.loading} />;
  return (
    <div className={classes.details}>
      <h3>{m.messageId}</h3>
      <p className={classes.code}>{data.id}</p>
      <h3>{m.sent}</h3>
      <pre className={classes.body}>{data.body}</pre>
      {data.allTries.length > 0 ? <h3>{m.allTries}</h3> : null}
      <ol className={classes.tries} reversed>
        {data.allTries.map((one) => (
          <li key={one.number} value={one.number}>
            <span>{describeAttempt(one, m)}</span>
            <span className={classes.quiet}>
              {format.dateTime(one.at)} · {m.took(one.durationMs)}
            </span>
            {one.answer === '' ? null : <pre className={classes.body}>{one.answer}</pre>}
          </li>
        ))}
      </ol>
    </div>
  );
}
