import fc from 'fast-check';
import { test } from 'vitest';
import { planTimeline, type PaidTerm } from '../../apps/server/src/features/payment/plan-terms.ts';
import { largestPlan, toPlanStanding } from '../../apps/server/src/features/usage/find-current-plan.ts';
import type { OwnPlans } from '../../apps/server/src/features/usage/repository.ts';
import { createFormatter } from '../../apps/web/app/lib/messages/formatter.ts';
import { planStandingMessages as spanish } from '../../apps/web/app/lib/plan-standing/plan-standing-messages.es.ts';
import { planStandingMessages as french } from '../../apps/web/app/lib/plan-standing/plan-standing-messages.fr.ts';
import { planStandingMessages as english } from '../../apps/web/app/lib/plan-standing/plan-standing-messages.ts';
import { DAY, outlookAfter, type LedgerEvent } from './plan-ledger/ledger.ts';
import { eventsOf, wishes } from './plan-ledger/random-events.ts';
import { planAt, sentencesAt, type LedgerLanguage } from './plan-ledger/sentences.ts';
import { sampleOrAll } from '../run-size.ts';

/** A sample; a full run tries all of them. */
const SEQUENCES = sampleOrAll(2_000, 10_000);
const SEED = 20_261_122;
/** By then everything bought in a sequence has expired. */
const FAR = 20 * 366 * DAY;

const inLanguage = (wording: typeof spanish, locale: string) =>
  typeof wording === 'function' ? wording(createFormatter(locale, 'UTC')) : wording;
/** The screens' sentences in every language. */
const SENTENCES: Readonly<Record<LedgerLanguage, ReturnType<typeof inLanguage>>> = {
  en: english.in('en'),
  es: inLanguage(spanish, 'es'),
  fr: inLanguage(french, 'fr'),
};
const LANGUAGES = ['en', 'es', 'fr'] as const;

/** The product's records of the events so far. */
function timelineOf(events: readonly LedgerEvent[]) {
  const trial = events.find(({ kind }) => kind === 'trial');
  const paid = events.flatMap((event): PaidTerm[] => {
    if (event.kind !== 'buy') return [];
    const refund = events.find((one) => one.kind === 'refund' && one.id === event.id);
    return [
      {
        orderId: event.id,
        plan: event.plan,
        cycle: event.months === 1 ? 'monthly' : 'annual',
        amountCents: event.cents,
        paidAt: new Date(event.at),
        startsNow: event.now,
        returnedAt: refund ? new Date(refund.at) : null,
      },
    ];
  });
  const granted = trial ? { from: new Date(trial.at), to: new Date(trial.at + 14 * DAY) } : null;
  return { ...planTimeline(paid, granted), startedAt: trial?.at ?? Number.POSITIVE_INFINITY };
}

/** A workspace's own plans at a moment, as stored in the database. */
function ownPlansAt({ terms, trialEndsAt, startedAt }: ReturnType<typeof timelineOf>, at: number): OwnPlans {
  const term = terms.find(({ startsAt, endsAt }) => Number(startsAt) <= at && at < Number(endsAt));
  const isTrying = trialEndsAt !== null && startedAt <= at && at < Number(trialEndsAt);
  return {
    given: null,
    trial: isTrying ? { name: 'Professional', endsAt: trialEndsAt } : null,
    paid: term ? { ...term, name: term.plan } : null,
  };
}

test(`in ${SEQUENCES} random histories of a workspace, no one pays for a day on a free or larger plan, no paid day is lost, and screens in three languages match the ledger`, () => {
  const starts = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2028, 11, 31) / 60_000 });
  fc.assert(
    fc.property(starts, wishes, (minute, wanted) => {
      const events = eventsOf(minute * 60_000, wanted);
      for (const [index, { at }] of events.entries()) {
        const known = events.slice(0, index + 1);
        const outlook = outlookAfter(known, at + FAR);
        const timeline = timelineOf(known);

        // The amounts used and left, to the cent.
        const off = outlook.usedCents + outlook.leftCents - outlook.boughtCents;
        if (Math.abs(off) > 0.001) throw new Error(`the ledger is off by ${off} cents`);
        const ahead = timeline.terms
          .filter(({ endsAt }) => Number(endsAt) > at)
          .reduce((sum, { startsAt, endsAt }) => sum + Number(endsAt) - Math.max(at, Number(startsAt)), 0);
        const dueMs = outlook.ahead.reduce((sum, { from, to, paid }) => sum + (paid ? to - from : 0), 0);
        if (Math.abs(ahead - dueMs) > 10)
          throw new Error(`${(ahead - dueMs) / DAY} days too many or too few`);

        // No paid plan runs down during a trial or a larger plan.
        const spans = timeline.terms.map(
          ({ startsAt, endsAt }) => [Number(startsAt), Number(endsAt)] as const,
        );
        if (timeline.trialEndsAt) spans.push([timeline.startedAt, Number(timeline.trialEndsAt)]);
        const inOrder = spans.toSorted((a, b) => a[0] - b[0]);
        for (const [place, [from]] of inOrder.entries())
          if (place > 0 && from < (inOrder[place - 1]?.[1] ?? 0)) throw new Error('two plans run at once');

        // Every day until the next event, and everything to come after the last.
        const end = events[index + 1]?.at ?? Number(timeline.terms.at(-1)?.endsAt ?? at) + 16 * DAY;
        let said = '';
        for (let day = at; day < end; day += DAY) {
          const own = ownPlansAt(timeline, day);
          const held = largestPlan(own, 'Free');
          const due = planAt(outlook, day);
          if (held.plan.name !== due) throw new Error(`${held.plan.name} where ${due} is due`);
          const key = `${held.plan.name} ${held.source} ${Number(held.endsAt)}`;
          if (key === said) continue;
          said = key;
          const next = held.endsAt && largestPlan(ownPlansAt(timeline, Number(held.endsAt)), 'Free');
          const subscription = {
            endDate: held.endsAt?.toISOString() ?? null,
            ...toPlanStanding(held, next),
          };
          const plan = { name: held.plan.name, price: held.plan.priceCents.monthly / 100 };
          for (const language of LANGUAGES) {
            const m = SENTENCES[language];
            const seen = `${m.now({ plan, subscription })}. ${m.next({ subscription })}.`;
            const right = `${sentencesAt(outlook, day, language).join('. ')}.`;
            // Some languages use special spaces, before a currency for example.
            if (seen.replaceAll(/\s/g, ' ') !== right)
              throw new Error(`The screen says “${seen}” where “${right}” is so`);
          }
        }
      }
    }),
    { numRuns: SEQUENCES, seed: SEED },
  );
}, 300_000);
