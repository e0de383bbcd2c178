import { readRecurrence } from '@pagewright/contract/calendar';

export const REPEATS = ['none', 'daily', 'weekly', 'fortnightly', 'monthly', 'yearly'] as const;
export type Repeat = (typeof REPEATS)[number] | 'own';

const RULES: Readonly<Record<Exclude<Repeat, 'own'>, string | null>> = {
  none: null,
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
};

/** The form's view of a rule: choice and last day (empty for none); `own` for a custom rule. */
export function parseRule(rule: string | null): { readonly repeat: Repeat; readonly until: string } {
  if (rule === null) return { repeat: 'none', until: '' };
  const { UNTIL = '', ...parts } = readRecurrence(rule) ?? {};
  const plain = Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join(';');
  const repeat = REPEATS.find((name) => RULES[name] === plain);
  const day = /^(\d{4})(\d{2})(\d{2})$/.exec(UNTIL);
  if (repeat === undefined || (UNTIL !== '' && day === null)) return { repeat: 'own', until: '' };
  return { repeat, until: day === null ? '' : `${day[1]}-${day[2]}-${day[3]}` };
}

/** The rule of a choice; `own` keeps the existing one. */
export function buildRule(repeat: Repeat, until: string, own: string | null): string | null {
  if (repeat === 'own') return own;
  const rule = RULES[repeat];
  return rule === null || until === '' ? rule : `${rule};UNTIL=${until.replaceAll('-', '')}`;
}
