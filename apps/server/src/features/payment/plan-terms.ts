import { MONTHS_OF, planRank, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import type { PlanTerm } from '../usage/index.ts';

/** A term that was paid for. */
export interface PaidTerm {
  readonly orderId: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  /** More than 0. */
  readonly amountCents: number;
  readonly paidAt: Date;
}

/** A plan that runs, or will, after the one before it. */
interface Running {
  readonly plan: PlanName;
  startsAt: Date;
  months: number;
  /** Milliseconds beyond its months, for days of a smaller plan that were credited. */
  creditMs: number;
  /** What it cost, with what was credited to it. */
  cents: number;
}

/**
 * The terms that payments give, one after the other, whatever order the payments are given in:
 * - the same plan again makes its term longer by a month or a year;
 * - a larger plan begins at once, and what is unused of smaller ones is credited as time of it, by what each costs;
 * - a smaller plan begins when the larger one ends.
 * A payment that was taken back is left out by the caller: all is then as if it had never been.
 */
export function planTerms(paid: readonly PaidTerm[]): PlanTerm[] {
  const past: PlanTerm[] = [];
  let running: Running[] = [];
  const inOrder = paid.toSorted(
    (a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.orderId < b.orderId ? -1 : 1),
  );
  for (const term of inOrder) {
    while (running[0] && endOf(running[0]) <= term.paidAt) past.push(...running.splice(0, 1).map(toTerm));
    const [current] = running;
    if (current && planRank(term.plan) > planRank(current.plan)) {
      if (current.startsAt < term.paidAt) past.push({ ...toTerm(current), endsAt: term.paidAt });
      running = [upgraded(term, running)];
    } else running = withTerm(running, term);
  }
  return [...past, ...running.map(toTerm)];
}

/** The same moment so many calendar months later (UTC); the last day of a month that is too short for it. */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}

function fresh({ plan, cycle, amountCents, paidAt }: PaidTerm): Running {
  return { plan, startsAt: paidAt, months: MONTHS_OF[cycle], creditMs: 0, cents: amountCents };
}

/** All that runs is smaller, for larger plans come first: it ends here, and its rest is credited. */
function upgraded(term: PaidTerm, running: readonly Running[]): Running {
  const credit = running.reduce((sum, one) => sum + unusedCents(one, term.paidAt), 0);
  const next = fresh(term);
  const lengthMs = endOf(next).getTime() - next.startsAt.getTime();
  return {
    ...next,
    creditMs: Math.floor((credit / term.amountCents) * lengthMs),
    cents: next.cents + credit,
  };
}

/** Makes the term of the same plan longer, or puts a new one behind those of larger plans. */
function withTerm(running: readonly Running[], term: PaidTerm): Running[] {
  const added = fresh(term);
  const isThere = running.some(({ plan }) => plan === term.plan);
  const all = isThere
    ? running.map((one) =>
        one.plan === term.plan
          ? { ...one, months: one.months + added.months, cents: one.cents + added.cents }
          : { ...one },
      )
    : [...running.map((one) => ({ ...one })), added].toSorted((a, b) => planRank(b.plan) - planRank(a.plan));
  for (const [index, one] of all.entries()) {
    const before = all[index - 1];
    if (before) one.startsAt = endOf(before);
  }
  return all;
}

function endOf({ startsAt, months, creditMs }: Running): Date {
  return new Date(monthsLater(startsAt, months).getTime() + creditMs);
}

function unusedCents(one: Running, at: Date): number {
  const start = one.startsAt.getTime();
  const end = endOf(one).getTime();
  return one.cents * ((end - Math.max(start, at.getTime())) / (end - start));
}

function toTerm(one: Running): PlanTerm {
  return { plan: one.plan, startsAt: one.startsAt, endsAt: endOf(one) };
}
