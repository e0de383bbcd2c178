import { INPUT_NAMES, type AnalysisInputs, type InputName } from './analysis.ts';

/** A pasted text is too long for an address; it stays in the window. */
const TEXT_KEY = 'pagewright.analyzed-text';
/** What is too long for an address; it stays in the window. */
const KEPT_IN_WINDOW: ReadonlySet<InputName> = new Set(['content', 'pages']);
/** Characters of one input that an address still carries everywhere. */
const LONGEST = 1500;

/** The inputs that an address holds, with the text that was pasted in this window. */
export function readInputs(address: URLSearchParams): AnalysisInputs {
  const inputs = INPUT_NAMES.map((name) => [name, address.get(name) ?? '']);
  return { ...(Object.fromEntries(inputs) as Record<InputName, string>), content: readText(), pages: '' };
}

/** The address of an analysis with its inputs; `more` names a run, and one that it is compared with. */
export function advancedAddress(
  tab: string,
  kind: string | null,
  inputs: AnalysisInputs,
  more: { readonly run?: string | undefined; readonly with?: string | undefined } = {},
): string {
  const search = new URLSearchParams({ tab });
  if (kind !== null) search.set('analysis', kind);
  for (const name of INPUT_NAMES) {
    const value = inputs[name];
    if (!KEPT_IN_WINDOW.has(name) && value !== '' && value.length <= LONGEST) search.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) if (value !== undefined) search.set(name, value);
  return `/advanced?${search.toString()}`;
}

/** Keeps a pasted text for as long as the window is open. */
export function keepText(text: string): void {
  try {
    sessionStorage.setItem(TEXT_KEY, text);
  } catch {
    // A window without storage, or a text beyond it: it is there until the screen is left.
  }
}

function readText(): string {
  try {
    return sessionStorage.getItem(TEXT_KEY) ?? '';
  } catch {
    return '';
  }
}
