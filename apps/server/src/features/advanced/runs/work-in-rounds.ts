import type { Context } from '../../../platform/context.ts';
import { showFirstResults, type RunRequest, type WithProvenance } from './execute-run.ts';

interface Rounds<Item, Result> {
  readonly items: readonly Item[];
  readonly round: (item: Item, at: number) => Promise<void>;
  /** The result of the rounds that are done. */
  readonly soFar: () => Promise<Result>;
}

/**
 * Works in rounds, one for each item. If the time for first results ends before the last round, the result of those
 * that are done is shown, and the work goes on.
 * @throws what a round throws; ApiError 409 if the run was canceled, 413 if the result is too large.
 */
export async function workInRounds<Item, Result extends WithProvenance>(
  ctx: Context,
  request: RunRequest,
  { items, round, soFar }: Rounds<Item, Result>,
): Promise<Result> {
  const { run } = ctx;
  let done = 0;
  let isDue = false;
  const showing: Promise<void>[] = [];
  const show = (): void => {
    if (!run || !isDue || done === 0 || done === items.length || showing.length > 0) return;
    const first = soFar().then((result) => showFirstResults({ ...ctx, run }, request, result));
    // It is awaited after the last round; until then, a failure must not count as unhandled.
    first.catch(() => undefined);
    showing.push(first);
  };
  const timer =
    run &&
    setTimeout(() => {
      isDue = true;
      show();
    }, run.reading.timeMs);
  try {
    for (const [at, item] of items.entries()) {
      await round(item, at);
      done += 1;
      show();
    }
    await Promise.all(showing);
  } finally {
    clearTimeout(timer);
  }
  return soFar();
}
