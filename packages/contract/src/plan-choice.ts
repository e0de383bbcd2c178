import type { Language } from './settings/preferences.ts';
import { sitePath } from './site-path.ts';
import { BILLING_CYCLES, PLAN_NAMES, type BillingCycle, type PlanName } from './plans.ts';

/** The plan and billing cycle that a visitor chose on the pricing page. */
export interface PlanChoice {
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
}

/** The address of the pricing page, in a language, with a choice. */
export function choicePath({ plan, cycle }: PlanChoice, language: Language): string {
  return `${sitePath('/pricing', language)}?${new URLSearchParams({ plan, cycle })}`;
}

/** The address of a sign-in or sign-up form that leads back to a choice. */
export function choiceThrough(form: '/sign-in' | '/sign-up', choice: PlanChoice, language: Language): string {
  return `${form}?to=${encodeURIComponent(choicePath(choice, language))}`;
}

/** The choice in the query of the pricing page, or null. */
export function choiceOf(search: string): PlanChoice | null {
  const wanted = new URLSearchParams(search);
  const plan = PLAN_NAMES.find((name) => name === wanted.get('plan'));
  if (plan === undefined) return null;
  return { plan, cycle: BILLING_CYCLES.find((cycle) => cycle === wanted.get('cycle')) ?? 'monthly' };
}
