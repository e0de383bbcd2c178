/** How much of a label a run stores. */
const LABEL_LENGTH = 300;

/** Whether a run's label names exactly these subjects, in any order. */
export function isResultOf(label: string, names: readonly string[]): boolean {
  const parts = (text: string): string => text.split(', ').toSorted().join(', ');
  const current = names.join(', ');
  return current.length > LABEL_LENGTH
    ? label === current.slice(0, LABEL_LENGTH)
    : parts(label) === parts(current);
}
