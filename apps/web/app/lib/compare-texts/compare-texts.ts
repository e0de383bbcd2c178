import { diffArrays, diffWordsWithSpace } from 'diff';

/** Milliseconds that a comparison may take: the page stands still meanwhile. */
const PATIENCE_MS = 250;

interface Change {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** A passage of one text or of both, with its place: characters before it, counted in both. */
interface PlacedChange extends Change {
  readonly at: number;
}

/**
 * What differs between two texts, in their order: word by word, or where that would take too long, because much is
 * long and different, paragraph by paragraph. Takes at most about half a second.
 */
export function compareTexts(before: string, after: string): PlacedChange[] {
  const byWord = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS });
  return place(byWord ?? compareParagraphs(before, after));
}

function compareParagraphs(before: string, after: string): Change[] {
  const options = { timeout: PATIENCE_MS };
  const changes = diffArrays(paragraphsOf(before), paragraphsOf(after), options) ?? [
    { value: [before], added: false, removed: true },
    { value: [after], added: true, removed: false },
  ];
  return changes.map(({ value, added, removed }) => ({ value: value.join(''), added, removed }));
}

/** The paragraphs of a text, each with the line breaks that end it. */
function paragraphsOf(text: string): string[] {
  return text.match(/[^\n]+\n*|\n+/g) ?? [];
}

function place(changes: readonly Change[]): PlacedChange[] {
  let at = 0;
  return changes.map((change) => {
    const placed = { ...change, at };
    at += change.value.length;
    return placed;
  });
}
