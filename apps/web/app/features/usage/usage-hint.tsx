import { readBilling } from '@pagewright/contract/payment';
import { readUsage, UNLIMITED, type UsageKind } from '@pagewright/contract/usage';
import { readSettings } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { getUsageCounts } from './usage-counts.ts';
import { usageMessages } from './messages.ts';
import { getResetDay } from './reset-day.ts';
import { UpgradeLink } from './upgrade-link.tsx';
import classes from './usage-hint.module.css';

interface UsageHintProps {
  readonly kind: UsageKind;
  /** Number of requests the action uses; 1 by default. */
  readonly requests?: number;
  /** For `aria-describedby` of the button next to it. */
  readonly id?: string;
}

/** Shows next to a button what it will use of the plan, what is left, and what to do if that is too little. */
export function UsageHint({ kind, requests = 1, id }: UsageHintProps) {
  const m = useMessages(usageMessages);
  const { data } = useQuery(apiQuery(readUsage, {}));
  const { left, used, limit } = data ? getUsageCounts(data, kind) : { left: null, used: 0, limit: 0 };
  const isShort = left !== null && left !== UNLIMITED && left < requests;
  return (
    <p className={classes.hint} id={id} data-short={isShort || undefined}>
      {isShort ? m.needs(kind, requests) : m.uses(kind, requests)}
      {left === null || isShort ? null : ` · ${left === UNLIMITED ? m.unlimited : m.left(left)}`}
      {kind === 'ai' ? <CurrentModel /> : null}
      {isShort && data ? (
        <>
          {` · ${m.used(kind, used, limit)} ${m.again(getResetDay(data))} `}
          <LargerPlan />
        </>
      ) : null}
    </p>
  );
}

/** A link to a larger plan: to buy it, or to ask for it if nothing is sold. */
function LargerPlan() {
  const m = useMessages(usageMessages);
  const { data } = useQuery(apiQuery(readBilling, {}));
  if (!data) return null;
  return data.canBuy ? <UpgradeLink /> : m.askOperator;
}

/** The language model in use, with a link to change it; nothing if there is none. */
function CurrentModel() {
  const m = useMessages(usageMessages);
  const { data } = useQuery(apiQuery(readSettings, {}));
  const { choice = null, available = [] } = data?.models ?? {};
  const name = choice === null ? available[0]?.name : choice.slice(choice.indexOf('/') + 1);
  if (name === undefined) return null;
  return (
    <>
      {` · ${m.asks(name)}`}
      {data?.api.mayChange ? (
        <>
          {' · '}
          <Link to="/settings/api-keys">{m.changeModel}</Link>
        </>
      ) : null}
    </>
  );
}
