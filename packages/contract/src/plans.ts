/** What is counted: research runs and generations. */
export const USAGE_KINDS = ['seo', 'ai'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

export const PLAN_NAMES = ['Free', 'Starter', 'Professional', 'Entrepreneur'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** A limit that is none, and what remains of it. */
export const UNLIMITED = -1;
/** A price that is agreed with the buyer. */
export const CUSTOM_PRICE = -1;
/** The currency of all prices. */
export const CURRENCY = 'USD';

/** How long a term is: a month or a year. */
export const BILLING_CYCLES = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** Calendar months of a term. */
export const MONTHS_OF: Readonly<Record<BillingCycle, number>> = { monthly: 1, annual: 12 };

/** What a plan may have beside its limits; all else is in every plan. */
export const PLAN_FEATURES = ['team', 'api'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** What a person can do to come to a plan: sign up, buy it, or talk to us. */
export type PlanWay = 'sign-up' | 'buy' | 'contact';

/** What a plan costs and allows. */
export interface Plan {
  readonly name: PlanName;
  /** US cents of a term of a month and of a year; -1: custom. */
  readonly priceCents: Readonly<Record<BillingCycle, number>>;
  /** Requests in a calendar month; -1: unlimited. */
  readonly limits: Readonly<Record<UsageKind, number>>;
  /** Members with pending invitations; -1: unlimited. */
  readonly seats: number;
  /** Pages of one site that are read whole. */
  readonly sitePages: number;
  /** Whether programs may call the API by personal tokens. */
  readonly hasApi: boolean;
  /** Whether it is shown as the one that most take. */
  readonly isPopular: boolean;
  readonly way: PlanWay;
}

/** All plans with their prices and limits: the only place where they stand. Each is larger than the one before. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  Free: {
    name: 'Free',
    priceCents: { monthly: 0, annual: 0 },
    limits: { seo: 10, ai: 100 },
    seats: 1,
    sitePages: 500,
    hasApi: false,
    isPopular: false,
    way: 'sign-up',
  },
  Starter: {
    name: 'Starter',
    priceCents: { monthly: 1_199, annual: 11_988 },
    limits: { seo: 100, ai: 3_000 },
    seats: 1,
    sitePages: 2_000,
    hasApi: false,
    isPopular: false,
    way: 'buy',
  },
  Professional: {
    name: 'Professional',
    priceCents: { monthly: 3_900, annual: 38_400 },
    limits: { seo: 300, ai: 5_000 },
    seats: 5,
    sitePages: 5_000,
    hasApi: false,
    isPopular: true,
    way: 'buy',
  },
  Entrepreneur: {
    name: 'Entrepreneur',
    priceCents: { monthly: CUSTOM_PRICE, annual: CUSTOM_PRICE },
    limits: { seo: UNLIMITED, ai: UNLIMITED },
    seats: UNLIMITED,
    sitePages: 10_000,
    hasApi: true,
    isPopular: false,
    way: 'contact',
  },
};

/** How large a plan is among all, from 0. */
export function planRank(name: PlanName): number {
  return PLAN_NAMES.indexOf(name);
}

/** What a plan has of the things that not every plan has; the others are its limitations. */
export function featuresOf({ seats, hasApi }: Plan): readonly PlanFeature[] {
  const has: Readonly<Record<PlanFeature, boolean>> = {
    team: seats === UNLIMITED || seats > 1,
    api: hasApi,
  };
  return PLAN_FEATURES.filter((feature) => has[feature]);
}

/** Whether anybody can buy a plan by themselves: it has a price above zero. */
export function isForSale({ priceCents }: Plan): boolean {
  return priceCents.monthly > 0 && priceCents.annual > 0;
}

/**
 * Whole percent that a year in advance costs less than twelve months, as
 * round((12 × monthly − annual) / (12 × monthly) × 100); null where it saves nothing, or the plan is not for sale.
 */
export function annualSavingPercent(plan: Pick<Plan, 'priceCents'>): number | null {
  const { monthly, annual } = plan.priceCents;
  if (monthly <= 0 || annual <= 0) return null;
  const percent = Math.round(((12 * monthly - annual) / (12 * monthly)) * 100);
  return percent > 0 ? percent : null;
}

/** Dollars of a price; -1 of a custom one. */
export function dollarsOf(cents: number): number {
  return cents === CUSTOM_PRICE ? CUSTOM_PRICE : cents / 100;
}

/** An amount as it is written where money moves: two decimals, a point, no separators. `cents` is not negative. */
export function decimalOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents of an amount written with two decimals at most; null for anything else, so that nothing is rounded. */
export function centsOf(amount: string): number | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
