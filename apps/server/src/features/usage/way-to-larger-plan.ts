import { isForSale, planRank, PLANS, type Plan } from '@pagewright/contract/plans';
import type { Services } from '../../context.ts';

/** How a workspace comes to a larger plan than the one it has. */
export interface WayToLargerPlan {
  /** A larger one can be bought on this installation. */
  readonly canUpgrade: boolean;
  /** Whom to ask otherwise; null where no operator is named. */
  readonly operator: string | null;
}

/** The way from a plan to a larger one. */
export function wayToLargerPlan(
  { payment, config }: Pick<Services, 'payment' | 'config'>,
  plan: Plan,
): WayToLargerPlan {
  const larger = Object.values(PLANS).some(
    (one) => isForSale(one) && planRank(one.name) > planRank(plan.name),
  );
  return { canUpgrade: payment !== null && larger, operator: config.operatorEmails[0] ?? null };
}
