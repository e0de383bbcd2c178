/** Event counters by name, with their label names. */
export const COUNTED = {
  effects: ['kind', 'outcome'],
  recurring_jobs: ['job', 'outcome'],
  analysis_runs: ['kind', 'outcome'],
  runs: ['operation', 'outcome'],
  shed_requests: ['kind'],
  model_calls: ['vendor', 'model', 'outcome'],
  model_tokens: ['vendor', 'model', 'direction'],
  model_cost_dollars: ['vendor', 'model'],
} as const;
export type Counted = keyof typeof COUNTED;

/** One count with its labels. */
export interface EventCount {
  readonly labels: Readonly<Record<string, string>>;
  value: number;
}

const counts = new Map<Counted, Map<string, EventCount>>();

/**
 * Counts an event of this process. Label values are our own names, never user input, since each combination is kept
 * permanently.
 */
export function countEvent<Name extends Counted>(
  name: Name,
  labels: Readonly<Record<(typeof COUNTED)[Name][number], string>>,
  by = 1,
): void {
  const key = COUNTED[name].map((label) => Reflect.get(labels, label)).join('\n');
  const ofName = counts.get(name) ?? new Map<string, EventCount>();
  counts.set(name, ofName);
  const count = ofName.get(key) ?? { labels: { ...labels }, value: 0 };
  count.value += by;
  ofName.set(key, count);
}

/** All counts of an event. */
export function eventCounts(name: Counted): readonly Readonly<EventCount>[] {
  return [...(counts.get(name)?.values() ?? [])];
}
