import { DAY, type Outlook, type PlanPeriod } from './ledger.ts';

/** A language's wording on the screen, in UTC. */
interface Wording {
  readonly months: string;
  readonly day: (date: number, month: string, year: number) => string;
  /** Formats an amount in dollars from its digits. */
  readonly money: (whole: string, cents: string) => string;
  /** The group separator, and from how many digits on it is used. */
  readonly grouping: readonly [sign: string, from: number];
  readonly free: readonly [now: string, next: string];
  readonly trial: (until: string) => string;
  readonly paid: (cost: string, until: string) => string;
  readonly nextFree: string;
  readonly next: (what: string, until: string) => string;
  readonly cost: (amount: string, term: string) => string;
  readonly credited: string;
  readonly year: readonly [one: string, many: string];
  readonly month: readonly [one: string, many: string];
}

const WORDINGS = {
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    day: (date, month, year) => `${month} ${date}, ${year}`,
    money: (whole, cents) => `$${whole}${cents && `.${cents}`}`,
    grouping: [',', 4],
    free: ['$0 per month', 'No end date'],
    trial: (until) => `Trial, free until ${until}`,
    paid: (cost, until) => `${cost}, until ${until}`,
    nextFree: 'Then Free',
    next: (what, until) => `Then ${what}, until ${until}`,
    cost: (amount, term) => `${amount} for ${term}`,
    credited: ' plus credited days',
    year: ['one year', 'years'],
    month: ['one month', 'months'],
  },
  es: {
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    day: (date, month, year) => `${date} ${month} ${year}`,
    money: (whole, cents) => `${whole}${cents && `,${cents}`} US$`,
    grouping: ['.', 5],
    free: ['0 US$ al mes', 'Sin fecha de fin'],
    trial: (until) => `Prueba, gratis hasta el ${until}`,
    paid: (cost, until) => `${cost}, hasta el ${until}`,
    nextFree: 'Después, Free',
    next: (what, until) => `Después, ${what}, hasta el ${until}`,
    cost: (amount, term) => `${amount} por ${term}`,
    credited: ' más días abonados',
    year: ['un año', 'años'],
    month: ['un mes', 'meses'],
  },
  fr: {
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    day: (date, month, year) => `${date} ${month} ${year}`,
    money: (whole, cents) => `${whole}${cents && `,${cents}`} $US`,
    grouping: [' ', 4],
    free: ['0 $US par mois', 'Sans date de fin'],
    trial: (until) => `Essai, gratuit jusqu’au ${until}`,
    paid: (cost, until) => `${cost}, jusqu’au ${until}`,
    nextFree: 'Ensuite, Free',
    next: (what, until) => `Ensuite, ${what}, jusqu’au ${until}`,
    cost: (amount, term) => `${amount} pour ${term}`,
    credited: ' plus des jours crédités',
    year: ['un an', 'ans'],
    month: ['un mois', 'mois'],
  },
} as const satisfies Record<string, Wording>;

/** A language of the product. */
export type LedgerLanguage = keyof typeof WORDINGS;

/** What a screen must say about a plan at a moment, by the ledger: two lines, in UTC, with plain spaces. */
export function sentencesAt(
  { lived, ahead }: Outlook,
  at: number,
  language: LedgerLanguage,
): readonly [string, string] {
  const words: Wording = WORDINGS[language];
  const all = joined([...lived, ...ahead]);
  const index = all.findIndex(({ from, to }) => from <= at && at < to);
  const now = all[index];
  if (!now) return words.free;
  const until = day(now.to, words);
  const first = now.paid ? words.paid(cost(now.paid, words), until) : words.trial(until);
  const next = all[index + 1];
  if (!next || next.from - now.to >= 1) return [first, words.nextFree];
  const what = next.paid ? `${next.plan}, ${cost(next.paid, words)}` : next.plan;
  return [first, words.next(what, day(next.to, words))];
}

/** The active plan at a moment, by the ledger. */
export function planAt({ lived, ahead }: Outlook, at: number): string {
  const running = [...lived, ...ahead].find(({ from, to }) => from <= at && at < to);
  return running?.plan ?? 'Free';
}

/** Merges consecutive periods of one plan. */
function joined(stretches: readonly PlanPeriod[]): PlanPeriod[] {
  const result: PlanPeriod[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    const isSame =
      last && last.to === stretch.from && last.plan === stretch.plan && !last.paid === !stretch.paid;
    if (isSame) result[result.length - 1] = { ...stretch, from: last.from };
    else result.push(stretch);
  }
  return result;
}

function cost({ cents, months, isCredited }: NonNullable<PlanPeriod['paid']>, words: Wording): string {
  const [sign, from] = words.grouping;
  const whole = String(Math.floor(cents / 100));
  const grouped = whole.length < from ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
  const rest = cents % 100 === 0 ? '' : String(cents % 100).padStart(2, '0');
  const isYears = months % 12 === 0;
  const [one, many] = isYears ? words.year : words.month;
  const count = isYears ? months / 12 : months;
  const term = count === 1 ? one : `${count} ${many}`;
  return `${words.cost(words.money(grouped, rest), term)}${isCredited ? words.credited : ''}`;
}

/** Formats a moment like Jan 5, 2027. */
function day(moment: number, words: Wording): string {
  const date = new Date(moment - (moment % DAY));
  const month = words.months.split(' ')[date.getUTCMonth()] ?? '';
  return words.day(date.getUTCDate(), month, date.getUTCFullYear());
}
