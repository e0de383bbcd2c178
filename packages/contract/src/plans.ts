/** What the plan limits count: research runs and generations. */
export const USAGE_KINDS = ['seo', 'ai'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

export const PLAN_NAMES = ['Free', 'Starter', 'Professional', 'Entrepreneur'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The value of a limit that does not exist, and of what remains of it. */
export const UNLIMITED = -1;
/** The value of a price that is agreed with the buyer. */
export const CUSTOM_PRICE = -1;
/** The currency of all prices. */
export const CURRENCY = 'USD';

/** The billing cycles: a month or a year. */
export const BILLING_CYCLES = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** Calendar months of a billing cycle. */
export const MONTHS_OF: Readonly<Record<BillingCycle, number>> = { monthly: 1, annual: 12 };

/** Features that only some plans have. Everything else is in every plan. */
export const PLAN_FEATURES = ['team', 'api'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** How a user gets a plan: sign up, buy it, or contact us. */
export type PlanWay = 'sign-up' | 'buy' | 'contact';

/** What a plan costs and allows. */
export interface Plan {
  readonly name: PlanName;
  /** US cents for a month and for a year; -1: custom. */
  readonly priceCents: Readonly<Record<BillingCycle, number>>;
  /** Requests per calendar month; -1: unlimited. */
  readonly limits: Readonly<Record<UsageKind, number>>;
  /** Members including pending invitations; -1: unlimited. */
  readonly seats: number;
  /** Pages of one site that are read in full. */
  readonly sitePages: number;
  /** Whether programs can call the API with personal tokens. */
  readonly hasApi: boolean;
  /** Whether it is marked as the most popular plan. */
  readonly isPopular: boolean;
  readonly way: PlanWay;
}

/** All plans with their prices and limits. Defined only here. Each is larger than the one before. */
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

/** The rank of a plan by size, from 0. */
export function planRank(name: PlanName): number {
  return PLAN_NAMES.indexOf(name);
}

/** The optional features that a plan has. The others are its limitations. */
export function featuresOf({ seats, hasApi }: Plan): readonly PlanFeature[] {
  const has: Readonly<Record<PlanFeature, boolean>> = {
    team: seats === UNLIMITED || seats > 1,
    api: hasApi,
  };
  return PLAN_FEATURES.filter((feature) => has[feature]);
}

/** Whether a plan can be bought without contacting us: it has a price above zero. */
export function isForSale({ priceCents }: Plan): boolean {
  return priceCents.monthly > 0 && priceCents.annual > 0;
}

/**
 * Whole percentage that annual billing saves compared with twelve months: round((12 × monthly − annual) / (12 ×
 * monthly) × 100). Null if it saves nothing or the plan is not for sale.
 */
export function annualSavingPercent(plan: Pick<Plan, 'priceCents'>): number | null {
  const { monthly, annual } = plan.priceCents;
  if (monthly <= 0 || annual <= 0) return null;
  const percent = Math.round(((12 * monthly - annual) / (12 * monthly)) * 100);
  return percent > 0 ? percent : null;
}

/** A price in dollars; -1 for a custom one. */
export function dollarsOf(cents: number): number {
  return cents === CUSTOM_PRICE ? CUSTOM_PRICE : cents / 100;
}

/** An amount as payments and invoices write it: two decimals, a point, no separators. `cents` is not negative. */
export function decimalOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents of an amount with at most two decimals. Null for anything else, so that nothing is rounded. */
export function centsOf(amount: string): number | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
