import { isForSale, planRank, PLANS, type Plan } from '@pagewright/contract/plans';
import type { Services } from '../../platform/context.ts';

/** How a workspace can get a larger plan. */
export interface UpgradePath {
  /** A larger plan can be bought on this installation. */
  readonly canUpgrade: boolean;
  /** The person to contact otherwise; null if no operator is set. */
  readonly operator: string | null;
}

/** The upgrade path from a plan. */
export function upgradePath(
  { payment, config }: Pick<Services, 'payment' | 'config'>,
  plan: Plan,
): UpgradePath {
  const larger = Object.values(PLANS).some(
    (one) => isForSale(one) && planRank(one.name) > planRank(plan.name),
  );
  return { canUpgrade: payment !== null && larger, operator: config.operatorEmails[0] ?? null };
}
