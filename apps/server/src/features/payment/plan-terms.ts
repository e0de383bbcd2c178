import { MONTHS_OF, planRank, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import { TRIAL_PLAN } from '@pagewright/contract/payment';
import type { PlanTerm } from '../usage/index.ts';
import { addWorking, firstWorking, withoutPauses, workingBetween, type Span } from './working-time.ts';

/** A term that was paid for. */
export interface PaidTerm {
  readonly orderId: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  /** More than 0. */
  readonly amountCents: number;
  readonly paidAt: Date;
  /** The buyer chose to begin at once and gave up the rest of the trial that ran; otherwise it begins when the trial ends. */
  readonly startsNow: boolean;
  /** When the money went back; null: it did not. */
  readonly returnedAt: Date | null;
}

/** What payments and the trial of a workspace come to. */
export interface PlanTimeline {
  /** What is paid for, one after the other. Days on which a free plan ran are between them and belong to none. */
  readonly terms: readonly PlanTerm[];
  /** When the trial ends; null without one. */
  readonly trialEndsAt: Date | null;
}

/** While it lasts, no payment for its plan or for a smaller one is used up. */
interface Pause extends Span {
  readonly plan: PlanName;
}

/** A paid plan that runs, or will, after the one before it. */
interface Running {
  readonly plan: PlanName;
  startsAt: Date;
  months: number;
  /** Milliseconds beyond its months, for days of a smaller plan that were credited. */
  creditMs: number;
  /** What it cost, with what was credited to it. */
  cents: number;
  /** What was paid for it. */
  paidCents: number;
}

/**
 * The terms that payments give, one after the other, whatever order the payments are given in:
 * - the same plan again makes its term longer by a month or a year;
 * - a larger plan begins at once, and what is unused of smaller ones is credited as time of it, by what each costs;
 * - a smaller plan begins when the larger one ends;
 * - while a trial runs nothing that was paid for runs: it begins, or goes on, when the trial ends. A buyer may choose to
 *   begin at once; the trial ends then;
 * - a payment whose money went back gives nothing; other payments are used up only by days on which their own plan ran.
 */
export function planTimeline(paid: readonly PaidTerm[], trial: Span | null): PlanTimeline {
  let active = paid.toSorted(
    (a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.orderId < b.orderId ? -1 : 1),
  );
  const returned = active
    .flatMap((term) => (term.returnedAt === null ? [] : [{ term, at: term.returnedAt }]))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const pauses: Pause[] = [];
  /** Which plan ran when, whatever was found out later. */
  const lived: Pause[] = [];
  let since = new Date(0);
  for (const { term, at } of returned) {
    const until = { from: since, to: at };
    lived.push(...livedIn(timeline(paidBefore(active, at), trial, pauses), until));
    since = at;
    active = active.filter((one) => one !== term);
    const rest = paidBefore(active, at);
    for (;;) {
      const unlived = unlivedOf(timeline(rest, trial, pauses), lived, at);
      if (unlived.length === 0) break;
      pauses.push(...unlived);
    }
  }
  const { terms, trialSpan } = timeline(active, trial, pauses);
  return { terms, trialEndsAt: trialSpan?.to ?? null };
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

interface Built {
  readonly terms: readonly PlanTerm[];
  readonly trialSpan: Span | null;
}

/** The terms of payments that all hold, in the order in which they were paid. */
function timeline(paid: readonly PaidTerm[], trial: Span | null, pauses: readonly Pause[]): Built {
  const trialSpan = trial && { from: trial.from, to: trialEnd(paid, trial) };
  const queue = new Queue(trialSpan ? [...pauses, { ...trialSpan, plan: TRIAL_PLAN }] : pauses);
  for (const term of paid) queue.add(term);
  return { terms: queue.terms(), trialSpan };
}

/** The trial ends early where somebody chose to begin what they bought at once. */
function trialEnd(paid: readonly PaidTerm[], { from, to }: Span): Date {
  const chosen = paid.find(({ startsNow, paidAt }) => startsNow && paidAt >= from && paidAt < to);
  return chosen?.paidAt ?? to;
}

/** What a workspace has paid for while payments are added in their order. */
class Queue {
  private readonly past: PlanTerm[] = [];
  private running: Running[] = [];
  private readonly pauses: readonly Pause[];

  constructor(pauses: readonly Pause[]) {
    this.pauses = pauses;
  }

  add(term: PaidTerm): void {
    for (let [head] = this.running; head && this.endOf(head) <= term.paidAt; [head] = this.running) {
      this.past.push(...this.termsOf(head));
      this.running.shift();
    }
    const [current] = this.running;
    if (current && planRank(term.plan) > planRank(current.plan)) {
      this.past.push(...this.termsOf(current, term.paidAt));
      this.running = [this.upgraded(term)];
    } else this.running = this.withTerm(term);
  }

  terms(): PlanTerm[] {
    return [...this.past, ...this.running.flatMap((one) => this.termsOf(one))];
  }

  private pausesOf(plan: PlanName): readonly Span[] {
    return this.pauses.filter((pause) => planRank(pause.plan) >= planRank(plan));
  }

  private fresh({ plan, cycle, amountCents, paidAt }: PaidTerm): Running {
    return {
      plan,
      startsAt: firstWorking(paidAt, this.pausesOf(plan)),
      months: MONTHS_OF[cycle],
      creditMs: 0,
      cents: amountCents,
      paidCents: amountCents,
    };
  }

  /** All that runs is smaller, for larger plans come first: it ends here, and its rest is credited. */
  private upgraded(term: PaidTerm): Running {
    const credit = this.running.reduce((sum, one) => sum + this.unusedCents(one, term.paidAt), 0);
    const next = this.fresh(term);
    return {
      ...next,
      creditMs: Math.floor((credit / term.amountCents) * lengthOf(next)),
      cents: next.cents + credit,
    };
  }

  /** Makes the term of the same plan longer, or puts a new one behind those of larger plans. */
  private withTerm(term: PaidTerm): Running[] {
    const added = this.fresh(term);
    const isThere = this.running.some(({ plan }) => plan === term.plan);
    const all = isThere
      ? this.running.map((one) => (one.plan === term.plan ? longer(one, added) : { ...one }))
      : [...this.running.map((one) => ({ ...one })), added].toSorted(
          (a, b) => planRank(b.plan) - planRank(a.plan),
        );
    for (const [index, one] of all.entries()) {
      const before = all[index - 1];
      if (before) one.startsAt = firstWorking(this.endOf(before), this.pausesOf(one.plan));
    }
    return all;
  }

  private endOf(one: Running): Date {
    return addWorking(one.startsAt, lengthOf(one), this.pausesOf(one.plan));
  }

  private unusedCents(one: Running, at: Date): number {
    const from = one.startsAt > at ? one.startsAt : at;
    const left = workingBetween(from, this.endOf(one), this.pausesOf(one.plan));
    return one.cents * (left / lengthOf(one));
  }

  private termsOf(one: Running, until: Date = this.endOf(one)): PlanTerm[] {
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

function longer(one: Running, by: Running): Running {
  return {
    ...one,
    months: one.months + by.months,
    cents: one.cents + by.cents,
    paidCents: one.paidCents + by.paidCents,
  };
}

function lengthOf({ startsAt, months, creditMs }: Running): number {
  return monthsLater(startsAt, months).getTime() - startsAt.getTime() + creditMs;
}

function paidBefore(paid: readonly PaidTerm[], moment: Date): PaidTerm[] {
  return paid.filter(({ paidAt }) => paidAt < moment);
}

/** What ran in a span of time: the trial or a paid plan. */
function livedIn({ terms, trialSpan }: Built, { from, to }: Span): Pause[] {
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

/** Where terms would have used up what another plan, or none, gave in fact until a moment. */
function unlivedOf({ terms }: Built, lived: readonly Pause[], until: Date): Pause[] {
  return terms.flatMap(({ plan, startsAt, endsAt }) =>
    withoutPauses(
      { from: startsAt, to: endsAt < until ? endsAt : until },
      lived.filter((one) => one.plan === plan),
    ).map((span) => ({ ...span, plan })),
  );
}
