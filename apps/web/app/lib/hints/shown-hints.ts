export const HINT_NAMES = ['score', 'outline', 'calendar'] as const;
export type HintName = (typeof HINT_NAMES)[number];

const KEY = 'pagewright.hints';

/** Whether a hint has appeared in this browser. Without storage none appears: it would again and again. */
export function wasShown(name: HintName): boolean {
  try {
    return namesShown().includes(name);
  } catch {
    return true;
  }
}

/** Notes that a hint has appeared. */
export function keepShown(name: HintName): void {
  try {
    const shown = namesShown();
    if (!shown.includes(name)) localStorage.setItem(KEY, [...shown, name].join(' '));
  } catch {
    // It did not appear.
  }
}

const namesShown = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
