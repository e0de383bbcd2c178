export const HINT_NAMES = ['score', 'outline', 'calendar'] as const;
export type HintName = (typeof HINT_NAMES)[number];

const KEY = 'pagewright.hints';

/** Whether a hint was already shown in this browser. True without storage, since it would reappear on every visit. */
export function wasShown(name: HintName): boolean {
  try {
    return namesShown().includes(name);
  } catch {
    return true;
  }
}

/** Remembers that a hint was shown. */
export function markShown(name: HintName): void {
  try {
    const shown = namesShown();
    if (!shown.includes(name)) localStorage.setItem(KEY, [...shown, name].join(' '));
  } catch {
    // Without storage, hints are never shown.
  }
}

const namesShown = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
