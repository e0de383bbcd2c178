import { INPUT_NAMES, type AnalysisInputs, type InputName } from './analysis.ts';

/** A pasted text is too long for a URL; it stays in session storage. */
const TEXT_KEY = 'pagewright.analyzed-text';
/** Inputs too long for a URL; they stay in session storage. */
const STORED_INPUTS: ReadonlySet<InputName> = new Set(['content', 'pages']);
/** Maximum characters of an input that URLs can safely carry. */
const MAX_LENGTH = 1500;

/** The inputs in a URL, plus the text pasted in this window. */
export function readInputs(address: URLSearchParams): AnalysisInputs {
  const inputs = INPUT_NAMES.map((name) => [name, address.get(name) ?? '']);
  return { ...(Object.fromEntries(inputs) as Record<InputName, string>), content: readText(), pages: '' };
}

/** The URL of an analysis with its inputs; `more` names a run and optionally one to compare it with. */
export function advancedUrl(
  tab: string,
  kind: string | null,
  inputs: AnalysisInputs,
  more: { readonly run?: string | undefined; readonly with?: string | undefined } = {},
): string {
  const search = new URLSearchParams({ tab });
  if (kind !== null) search.set('analysis', kind);
  for (const name of INPUT_NAMES) {
    const value = inputs[name];
    if (!STORED_INPUTS.has(name) && value !== '' && value.length <= MAX_LENGTH) search.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) if (value !== undefined) search.set(name, value);
  return `/advanced?${search.toString()}`;
}

/** Stores a pasted text for as long as the window is open. */
export function storeText(text: string): void {
  try {
    sessionStorage.setItem(TEXT_KEY, text);
  } catch {
    // Storage is off or full: the text lasts until the screen is left.
  }
}

function readText(): string {
  try {
    return sessionStorage.getItem(TEXT_KEY) ?? '';
  } catch {
    return '';
  }
}
