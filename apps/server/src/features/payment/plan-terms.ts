import { MONTHS_OF, planRank, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import { TRIAL_PLAN } from '@pagewright/contract/payment';
import type { PlanTerm } from '../usage/index.ts';
import { addUnpaused, firstUnpaused, withoutPauses, unpausedBetween, type Span } from './unpaused-time.ts';

/** A paid term. */
export interface PaidTerm {
  readonly orderId: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  /** Greater than 0. */
  readonly amountCents: number;
  readonly paidAt: Date;
  /**
   * The buyer chose to start immediately and gave up the rest of a running trial. Otherwise, the term starts when the
   * trial ends.
   */
  readonly startsNow: boolean;
  /** When the payment was refunded; null if it was not. */
  readonly returnedAt: Date | null;
}

/** The plan terms that result from the payments and trial of a workspace. */
export interface PlanTimeline {
  /** The paid terms in sequence. Days on a free plan fall between them. */
  readonly terms: readonly PlanTerm[];
  /** When the trial ends; null without one. */
  readonly trialEndsAt: Date | null;
}

/** While a pause lasts, payments for its plan or smaller ones are not used up. */
interface Pause extends Span {
  readonly plan: PlanName;
}

/** A paid plan that runs now, or after the previous one. */
interface QueuedTerm {
  readonly plan: PlanName;
  startsAt: Date;
  months: number;
  /** Milliseconds beyond its months, credited from unused days of smaller plans. */
  creditMs: number;
  /** Its price plus credit from earlier terms. */
  cents: number;
  /** Its price. */
  paidCents: number;
}

/**
 * Computes the sequence of terms from payments, independent of the order in which they are given:
 * - the same plan again extends its term by a month or a year;
 * - a larger plan starts immediately, and the unused part of smaller ones is credited as time, in proportion to their
 *   prices;
 * - a smaller plan starts when the larger one ends;
 * - no paid plan runs during a trial: it starts, or continues, when the trial ends, unless the buyer chose to start
 *   immediately, which ends the trial;
 * - a refunded payment grants nothing; other payments are used up only on days when their own plan ran.
 */
export function planTimeline(paid: readonly PaidTerm[], trial: Span | null): PlanTimeline {
  let active = paid.toSorted(
    (a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.orderId < b.orderId ? -1 : 1),
  );
  const refunded = active
    .flatMap((term) => (term.returnedAt === null ? [] : [{ term, at: term.returnedAt }]))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const pauses: Pause[] = [];
  /** Which plan actually ran when, regardless of later refunds. */
  const actual: Pause[] = [];
  let since = new Date(0);
  for (const { term, at } of refunded) {
    const until = { from: since, to: at };
    actual.push(...actualPlans(buildTimeline(paidBefore(active, at), trial, pauses), until));
    since = at;
    active = active.filter((one) => one !== term);
    const remaining = paidBefore(active, at);
    for (;;) {
      const unused = unusedSpans(buildTimeline(remaining, trial, pauses), actual, at);
      if (unused.length === 0) break;
      pauses.push(...unused);
    }
  }
  const { terms, trialSpan } = buildTimeline(active, trial, pauses);
  return { terms, trialEndsAt: trialSpan?.to ?? null };
}

/** Adds calendar months (UTC), using the last day of months that are too short. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}

interface Timeline {
  readonly terms: readonly PlanTerm[];
  readonly trialSpan: Span | null;
}

/** The terms of payments that all count, in payment order. */
function buildTimeline(paid: readonly PaidTerm[], trial: Span | null, pauses: readonly Pause[]): Timeline {
  const trialSpan = trial && { from: trial.from, to: trialEnd(paid, trial) };
  const queue = new TermQueue(trialSpan ? [...pauses, { ...trialSpan, plan: TRIAL_PLAN }] : pauses);
  for (const term of paid) queue.add(term);
  return { terms: queue.terms(), trialSpan };
}

/** The trial ends early if a buyer chose to start immediately. */
function trialEnd(paid: readonly PaidTerm[], { from, to }: Span): Date {
  const chosen = paid.find(({ startsNow, paidAt }) => startsNow && paidAt >= from && paidAt < to);
  return chosen?.paidAt ?? to;
}

/** The paid terms of a workspace as payments are added in order. */
class TermQueue {
  private readonly past: PlanTerm[] = [];
  private queued: QueuedTerm[] = [];
  private readonly pauses: readonly Pause[];

  constructor(pauses: readonly Pause[]) {
    this.pauses = pauses;
  }

  add(term: PaidTerm): void {
    for (let [head] = this.queued; head && this.endOf(head) <= term.paidAt; [head] = this.queued) {
      this.past.push(...this.termsOf(head));
      this.queued.shift();
    }
    const [current] = this.queued;
    if (current && planRank(term.plan) > planRank(current.plan)) {
      this.past.push(...this.termsOf(current, term.paidAt));
      this.queued = [this.startUpgrade(term)];
    } else this.queued = this.extendOrQueue(term);
  }

  terms(): PlanTerm[] {
    return [...this.past, ...this.queued.flatMap((one) => this.termsOf(one))];
  }

  private pausesOf(plan: PlanName): readonly Span[] {
    return this.pauses.filter((pause) => planRank(pause.plan) >= planRank(plan));
  }

  private toQueuedTerm({ plan, cycle, amountCents, paidAt }: PaidTerm): QueuedTerm {
    return {
      plan,
      startsAt: firstUnpaused(paidAt, this.pausesOf(plan)),
      months: MONTHS_OF[cycle],
      creditMs: 0,
      cents: amountCents,
      paidCents: amountCents,
    };
  }

  /** Larger plans come first, so everything running is smaller: it ends here and the rest is credited. */
  private startUpgrade(term: PaidTerm): QueuedTerm {
    const credit = this.queued.reduce((sum, one) => sum + this.unusedCents(one, term.paidAt), 0);
    const next = this.toQueuedTerm(term);
    return {
      ...next,
      creditMs: Math.floor((credit / term.amountCents) * durationOf(next)),
      cents: next.cents + credit,
    };
  }

  /** Extends the term of the same plan, or queues a new one behind those of larger plans. */
  private extendOrQueue(term: PaidTerm): QueuedTerm[] {
    const added = this.toQueuedTerm(term);
    const isThere = this.queued.some(({ plan }) => plan === term.plan);
    const all = isThere
      ? this.queued.map((one) => (one.plan === term.plan ? extend(one, added) : { ...one }))
      : [...this.queued.map((one) => ({ ...one })), added].toSorted(
          (a, b) => planRank(b.plan) - planRank(a.plan),
        );
    for (const [index, one] of all.entries()) {
      const before = all[index - 1];
      if (before) one.startsAt = firstUnpaused(this.endOf(before), this.pausesOf(one.plan));
    }
    return all;
  }

  private endOf(one: QueuedTerm): Date {
    return addUnpaused(one.startsAt, durationOf(one), this.pausesOf(one.plan));
  }

  private unusedCents(one: QueuedTerm, at: Date): number {
    const from = one.startsAt > at ? one.startsAt : at;
    const left = unpausedBetween(from, this.endOf(one), this.pausesOf(one.plan));
    return one.cents * (left / durationOf(one));
  }

  private termsOf(one: QueuedTerm, until: Date = this.endOf(one)): PlanTerm[] {
    const { plan, months, paidCents, creditMs } = one;
    return withoutPauses({ from: one.startsAt, to: until }, this.pausesOf(plan)).map(({ from, to }) => ({
      plan,
      startsAt: from,
      endsAt: to,
      months,
      amountCents: paidCents,
      isCredited: creditMs > 0,
    }));
  }
}

function extend(one: QueuedTerm, by: QueuedTerm): QueuedTerm {
  return {
    ...one,
    months: one.months + by.months,
    cents: one.cents + by.cents,
    paidCents: one.paidCents + by.paidCents,
  };
}

function durationOf({ startsAt, months, creditMs }: QueuedTerm): number {
  return addMonths(startsAt, months).getTime() - startsAt.getTime() + creditMs;
}

function paidBefore(paid: readonly PaidTerm[], moment: Date): PaidTerm[] {
  return paid.filter(({ paidAt }) => paidAt < moment);
}

/** What ran during a span: the trial or a paid plan. */
function actualPlans({ terms, trialSpan }: Timeline, { from, to }: Span): Pause[] {
  const all: readonly Pause[] = [
    ...terms.map(({ plan, startsAt, endsAt }) => ({ plan, from: startsAt, to: endsAt })),
    ...(trialSpan ? [{ ...trialSpan, plan: TRIAL_PLAN } as const] : []),
  ];
  return all
    .map((one) => ({
      ...one,
      from: one.from > from ? one.from : from,
      to: one.to < to ? one.to : to,
    }))
    .filter((one) => one.from < one.to);
}

/** The parts of terms, up to a moment, during which their plan did not actually run. */
function unusedSpans({ terms }: Timeline, actual: readonly Pause[], until: Date): Pause[] {
  return terms.flatMap(({ plan, startsAt, endsAt }) =>
    withoutPauses(
      { from: startsAt, to: endsAt < until ? endsAt : until },
      actual.filter((one) => one.plan === plan),
    ).map((span) => ({ ...span, plan })),
  );
}
