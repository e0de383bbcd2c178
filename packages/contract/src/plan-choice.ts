import { BILLING_CYCLES, PLAN_NAMES, type BillingCycle, type PlanName } from './plans.ts';

/** The plan that a visitor chose on the pricing page, and for how long. */
export interface PlanChoice {
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
}

/** The address of the pricing page with a choice made. */
export function choicePath({ plan, cycle }: PlanChoice): string {
  return `/pricing?${new URLSearchParams({ plan, cycle })}`;
}

/** A form of signing in or up that leads back to a choice. */
export function choiceThrough(form: '/sign-in' | '/sign-up', choice: PlanChoice): string {
  return `${form}?to=${encodeURIComponent(choicePath(choice))}`;
}

/** The choice that an address of the pricing page makes; null where it makes none. */
export function choiceOf(search: string): PlanChoice | null {
  const wanted = new URLSearchParams(search);
  const plan = PLAN_NAMES.find((name) => name === wanted.get('plan'));
  if (plan === undefined) return null;
  return { plan, cycle: BILLING_CYCLES.find((cycle) => cycle === wanted.get('cycle')) ?? 'monthly' };
}
