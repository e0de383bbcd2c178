import { DAY, type Outlook, type Stretch } from './ledger.ts';

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What a screen has to say of a plan at a moment, by the ledger: two lines, in English and UTC. */
export function sentencesAt({ lived, ahead }: Outlook, at: number): readonly [string, string] {
  const all = joined([...lived, ...ahead]);
  const index = all.findIndex(({ from, to }) => from <= at && at < to);
  const now = all[index];
  if (!now) return ['$0 per month', 'No end date'];
  const first = now.paid ? `${cost(now.paid)}, until ${day(now.to)}` : `Trial, free until ${day(now.to)}`;
  const next = all[index + 1];
  if (!next || next.from - now.to >= 1) return [first, 'Then Free'];
  return [first, `Then ${next.plan}${next.paid ? `, ${cost(next.paid)}` : ''}, until ${day(next.to)}`];
}

/** The plan that runs at a moment, by the ledger. */
export function planAt({ lived, ahead }: Outlook, at: number): string {
  const running = [...lived, ...ahead].find(({ from, to }) => from <= at && at < to);
  return running?.plan ?? 'Free';
}

/** Stretches of one plan that follow each other are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    const isSame =
      last && last.to === stretch.from && last.plan === stretch.plan && !last.paid === !stretch.paid;
    if (isSame) result[result.length - 1] = { ...stretch, from: last.from };
    else result.push(stretch);
  }
  return result;
}

function cost({ cents, months, isCredited }: NonNullable<Stretch['paid']>): string {
  const dollars = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  const grouped = dollars.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  const years = months / 12;
  const term = Number.isInteger(years)
    ? years === 1
      ? 'one year'
      : `${years} years`
    : months === 1
      ? 'one month'
      : `${months} months`;
  return `$${grouped} for ${term}${isCredited ? ' plus credited days' : ''}`;
}

/** A moment as Jan 5, 2027. */
function day(moment: number): string {
  const date = new Date(moment - (moment % DAY));
  return `${NAMES[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
