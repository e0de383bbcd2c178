import { UNLIMITED, type PlanName, type UsageKind } from '@pagewright/contract/usage';

/** What a plan costs and allows. */
export interface Plan {
  readonly name: PlanName;
  /** US dollars of a term of a month and of a year; -1: custom. */
  readonly price: { readonly monthly: number; readonly annual: number };
  /** Requests in a calendar month; -1: unlimited. */
  readonly limits: Readonly<Record<UsageKind, number>>;
  /** Members with pending invitations; -1: unlimited. */
  readonly seats: number;
  /** Whether programs may call the API by personal tokens. */
  readonly hasApi: boolean;
}

/** All plans with their prices and limits: the only place where they stand. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  Free: {
    name: 'Free',
    price: { monthly: 0, annual: 0 },
    limits: { seo: 10, ai: 100 },
    seats: 1,
    hasApi: false,
  },
  Starter: {
    name: 'Starter',
    price: { monthly: 11.99, annual: 119.88 },
    limits: { seo: 100, ai: 3_000 },
    seats: 1,
    hasApi: false,
  },
  Professional: {
    name: 'Professional',
    price: { monthly: 39, annual: 384 },
    limits: { seo: 300, ai: 5_000 },
    seats: 5,
    hasApi: false,
  },
  Entrepreneur: {
    name: 'Entrepreneur',
    price: { monthly: -1, annual: -1 },
    limits: { seo: UNLIMITED, ai: UNLIMITED },
    seats: UNLIMITED,
    hasApi: true,
  },
};
