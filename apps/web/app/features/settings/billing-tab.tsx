import { PLAN_NAMES } from '@pagewright/contract/plans';
import type { Settings } from '@pagewright/contract/settings';
import { readUsage } from '@pagewright/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { planStandingMessages } from '../../lib/plan-standing/plan-standing-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PaymentCards } from '../payment/index.ts';
import { ModelCosts, getResetDay } from '../usage/index.ts';
import { settingsMessages } from './messages.ts';
import classes from './settings.module.css';

/** The workspace's plan, usage, and model costs. */
export function BillingTab({ settings }: { readonly settings: Settings }) {
  const m = useMessages(settingsMessages);
  const planTexts = useMessages(planStandingMessages);
  const format = useFormatter();
  const { billing, subscription } = settings;
  const { data, error, refetch, isFetching } = useQuery(apiQuery(readUsage, {}));
  return (
    <>
      <div className={classes.card}>
        <h2 className={classes.title}>{m.planName(billing.plan)}</h2>
        <p className={classes.help}>
          {planTexts.now({ plan: subscription.plan, subscription })} · {planTexts.next({ subscription })}
        </p>
        {data ? (
          <>
            <dl className={classes.figures}>
              <div>
                <dt>{m.seo}</dt>
                <dd>{m.usedOf(data.usage.seoRequests, data.plan.seoRequestLimit)}</dd>
              </div>
              <div>
                <dt>{m.ai}</dt>
                <dd>{m.usedOf(data.usage.aiRequests, data.plan.aiRequestLimit)}</dd>
              </div>
              <div>
                <dt>{m.storage}</dt>
                <dd>{m.bytes(billing.usage.storage)}</dd>
              </div>
              {billing.usage.apiCalls === null ? null : (
                <div>
                  <dt>{m.apiCalls}</dt>
                  <dd>{format.number(billing.usage.apiCalls)}</dd>
                </div>
              )}
            </dl>
            <p className={classes.note}>{m.resetsOn(getResetDay(data))}</p>
          </>
        ) : error ? (
          <ErrorState
            title={m.loadFailed}
            description={describeFailure(error.failure)}
            isUnauthorized={error.failure.status === 401}
            retryLabel={m.retry}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <LoadingState label={m.loading} />
        )}
      </div>
      <PaymentCards
        whereOff={
          billing.plan === PLAN_NAMES.at(-1) ? null : (
            <div className={classes.card}>
              <h2 className={classes.title}>{m.largerPlan}</h2>
              <p className={classes.help}>{m.askOperator(billing.operator)}</p>
            </div>
          )
        }
      />
      <div className={classes.card}>
        <h2 className={classes.title}>{m.modelCosts}</h2>
        <p className={classes.help}>{m.modelCostsHelp}</p>
        <ModelCosts label={m.modelCosts} />
      </div>
    </>
  );
}
