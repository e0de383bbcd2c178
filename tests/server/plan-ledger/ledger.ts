/**
 * What a workspace is entitled to, computed day by day from its events. Written independently of the product: it keeps
 * balances that run down, while the product computes periods. Times are milliseconds.
 */
export type LedgerPlan = 'Starter' | 'Professional';

export interface Purchase {
  readonly kind: 'buy';
  readonly at: number;
  readonly id: string;
  readonly plan: LedgerPlan;
  readonly months: 1 | 12;
  readonly cents: number;
  /** Whether the buyer gave up the rest of the trial. */
  readonly now: boolean;
}

export type LedgerEvent =
  | { readonly kind: 'trial'; readonly at: number }
  | Purchase
  | { readonly kind: 'refund'; readonly at: number; readonly id: string };

/** A period on one plan; `paid` is null during the trial. */
export interface PlanPeriod {
  readonly from: number;
  readonly to: number;
  readonly plan: LedgerPlan;
  readonly paid: {
    readonly cents: number;
    readonly months: number;
    readonly isCredited: boolean;
  } | null;
}

export const DAY = 86_400_000;
const TRIAL_DAYS = 14;
const SIZE = { Starter: 1, Professional: 2 } as const;

interface Balance {
  readonly plan: LedgerPlan;
  months: number;
  /** The price paid, and the worth including credit. */
  paidCents: number;
  worthCents: number;
  creditMs: number;
  /** When it was first used. */
  firstUsed: number | null;
  usedMs: number;
}

interface Account {
  balances: Balance[];
  /** Cents of used-up balances, and of the used parts of balances whose rest was credited. */
  closedCents: number;
}

/** The state at a moment: past periods, future periods without further events, and the money. */
export interface Outlook {
  readonly lived: readonly PlanPeriod[];
  readonly ahead: readonly PlanPeriod[];
  readonly usedCents: number;
  readonly leftCents: number;
  readonly boughtCents: number;
}

/** The outlook after the last of the ordered events; `until` is a moment by which everything has expired. */
export function outlookAfter(events: readonly LedgerEvent[], until: number): Outlook {
  const lived: PlanPeriod[] = [];
  let kept: LedgerEvent[] = [];
  for (const [index, event] of events.entries()) {
    kept = event.kind === 'refund' ? kept.filter((one) => !isOrder(one, event.id)) : [...kept, event];
    const next = events[index + 1];
    if (next) lived.push(...run(kept, lived, event.at, next.at).stretches);
  }
  const last = events.at(-1)?.at ?? 0;
  const { stretches, usedCents, endCents } = run(kept, lived, last, until);
  const boughtCents = kept.reduce((sum, one) => sum + (one.kind === 'buy' ? one.cents : 0), 0);
  return { lived, ahead: stretches, usedCents, leftCents: endCents - usedCents, boughtCents };
}

function isOrder(event: LedgerEvent, id: string): boolean {
  return event.kind === 'buy' && event.id === id;
}

/** Replays events up to a moment with the past periods, then continues until another moment. */
function run(
  kept: readonly LedgerEvent[],
  lived: readonly PlanPeriod[],
  from: number,
  until: number,
): { stretches: PlanPeriod[]; usedCents: number; endCents: number } {
  const account: Account = { balances: [], closedCents: 0 };
  const trial = trialOf(kept);
  let clock = kept[0]?.at ?? from;
  for (const event of kept) {
    spend(account, trial, clock, event.at, lived);
    clock = event.at;
    if (event.kind === 'buy') add(account, event, trial);
  }
  spend(account, trial, clock, from, lived);
  const usedCents = usedOf(account);
  const stretches = spend(account, trial, from, until, null);
  return { stretches, usedCents, endCents: usedOf(account) };
}

type Trial = { readonly from: number; readonly to: number } | null;

function trialOf(kept: readonly LedgerEvent[]): Trial {
  const begun = kept.find(({ kind }) => kind === 'trial');
  if (!begun) return null;
  const granted = begun.at + TRIAL_DAYS * DAY;
  const givenUp = kept.find((one) => one.kind === 'buy' && one.now && one.at >= begun.at && one.at < granted);
  return { from: begun.at, to: givenUp?.at ?? granted };
}

function usedOf({ balances, closedCents }: Account): number {
  return balances.reduce((sum, one) => sum + one.worthCents - worthLeft(one), closedCents);
}

function add(account: Account, bought: Purchase, trial: Trial): void {
  const { balances } = account;
  const same = balances.find(({ plan }) => plan === bought.plan);
  if (same) {
    same.months += bought.months;
    same.paidCents += bought.cents;
    same.worthCents += bought.cents;
    return;
  }
  const balance: Balance = {
    plan: bought.plan,
    months: bought.months,
    paidCents: bought.cents,
    worthCents: bought.cents,
    creditMs: 0,
    firstUsed: null,
    usedMs: 0,
  };
  const isLargest = balances.every(({ plan }) => SIZE[plan] < SIZE[bought.plan]);
  if (isLargest && balances.length > 0) {
    const credit = balances.reduce((sum, one) => sum + worthLeft(one), 0);
    const start = trial && bought.at >= trial.from && bought.at < trial.to ? trial.to : bought.at;
    // Whole milliseconds, as moments are.
    balance.creditMs = Math.floor((credit / bought.cents) * monthsMs(start, bought.months));
    balance.worthCents += credit;
    account.closedCents = usedOf(account);
    balances.length = 0;
  }
  balances.push(balance);
}

function worthLeft(balance: Balance): number {
  if (balance.firstUsed === null) return balance.worthCents;
  return balance.worthCents * (1 - balance.usedMs / lengthMs(balance, balance.firstUsed));
}

const lengthMs = ({ months, creditMs }: Balance, start: number): number => monthsMs(start, months) + creditMs;

/** Advances time. With known past periods, a balance runs down only while its own plan ran. */
function spend(
  account: Account,
  trial: Trial,
  from: number,
  to: number,
  lived: readonly PlanPeriod[] | null,
): PlanPeriod[] {
  const stretches: PlanPeriod[] = [];
  let clock = from;
  while (clock < to) {
    if (trial && clock >= trial.from && clock < trial.to) {
      const end = Math.min(to, trial.to);
      stretches.push({ from: clock, to: end, plan: 'Professional', paid: null });
      clock = end;
      continue;
    }
    const largest = account.balances.toSorted((a, b) => SIZE[b.plan] - SIZE[a.plan])[0];
    if (!largest) break;
    let end = trial && trial.from > clock ? Math.min(to, trial.from) : to;
    if (lived) {
      const stretch = lived.find((one) => one.from <= clock && clock < one.to);
      const nextChange = lived.find((one) => one.from > clock)?.from ?? to;
      end = Math.min(end, stretch?.to ?? nextChange);
      if (stretch?.plan !== largest.plan) {
        clock = end;
        continue;
      }
    }
    largest.firstUsed ??= clock;
    const length = lengthMs(largest, largest.firstUsed);
    const left = length - largest.usedMs;
    const used = Math.min(end - clock, left);
    largest.usedMs += used;
    const { plan, paidCents: cents, months, creditMs } = largest;
    stretches.push({
      from: clock,
      to: clock + used,
      plan,
      paid: { cents, months, isCredited: creditMs > 0 },
    });
    clock += used;
    if (used === left) {
      account.closedCents += largest.worthCents;
      account.balances = account.balances.filter((one) => one !== largest);
    }
  }
  return stretches;
}

/** The length of calendar months from a moment on: to the same day, or the last day of a shorter month. */
export function monthsMs(start: number, months: number): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  let days = 0;
  let year = date.getUTCFullYear();
  let month = date.getUTCMonth();
  for (let passed = 0; passed < months; passed += 1) {
    days += daysIn(year, month);
    month += 1;
    if (month === 12) {
      month = 0;
      year += 1;
    }
  }
  // From the first of one month to the first of another, plus the day in that month.
  return (days - day + Math.min(day, daysIn(year, month))) * DAY;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 1 && isLeap ? 29 : (LENGTHS[month] ?? 30);
}
