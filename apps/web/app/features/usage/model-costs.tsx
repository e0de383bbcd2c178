import { readModelUsage, type ModelUsage } from '@pagewright/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { usageMessages } from './messages.ts';
import classes from './model-costs.module.css';

/** This month's language model calls and their cost by list prices. */
export function ModelCosts({ label }: { readonly label: string }) {
  const m = useMessages(usageMessages);
  const { data, error, refetch, isFetching } = useQuery(apiQuery(readModelUsage, {}));
  if (data) return data.models.length === 0 ? <p>{m.noCosts}</p> : <Table label={label} {...data} />;
  if (!error) return <LoadingState label={m.loadingCosts} />;
  return (
    <ErrorState
      title={m.costsFailed}
      description={describeFailure(error.failure)}
      isUnauthorized={error.failure.status === 401}
      retryLabel={m.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function Table({ label, models }: Pick<ModelUsage, 'models'> & { readonly label: string }) {
  const m = useMessages(usageMessages);
  const sum = (of: (one: ModelUsage['models'][number]) => number): number =>
    models.reduce((total, one) => total + of(one), 0);
  const known = models.filter(({ dollars }) => dollars !== null);
  const uncounted = sum((one) => one.uncounted);
  return (
    <>
      <ScrollRegion label={label}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{m.model}</th>
              <th scope="col" className={classes.figure}>
                {m.calls}
              </th>
              <th scope="col" className={classes.figure}>
                {m.tokens}
              </th>
              <th scope="col" className={classes.figure}>
                {m.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {models.map(({ vendor, model, isOwnKey, calls, tokens, dollars }) => (
              <tr key={`${vendor} ${model} ${isOwnKey}`}>
                <td>{isOwnKey ? m.ownModel(model) : model}</td>
                <td className={classes.figure}>{m.count(calls)}</td>
                <td className={classes.figure}>{m.count(tokens)}</td>
                <td className={classes.figure}>{m.dollars(dollars)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.total}</th>
              <td className={classes.figure}>{m.count(sum(({ calls }) => calls))}</td>
              <td className={classes.figure}>{m.count(sum(({ tokens }) => tokens))}</td>
              <td className={classes.figure}>
                {m.dollars(known.length === 0 ? null : sum(({ dollars }) => dollars ?? 0))}
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {uncounted > 0 ? <p className={classes.note}>{m.uncounted(uncounted)}</p> : null}
    </>
  );
}
