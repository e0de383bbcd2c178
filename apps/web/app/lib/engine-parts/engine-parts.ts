import { PartNotLoaded } from './lazy-part.ts';

/**
 * Runs an engine task. The engine's word tables and its stemmers for languages other than English are larger than the
 * rest of the scoring code, so each loads when a text first needs it, and the task restarts.
 */
export async function withEngineParts<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PartNotLoaded)) throw error;
    await error.load();
    return withEngineParts(work);
  }
}
