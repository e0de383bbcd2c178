import type { ComprehensivePart } from '@pagewright/contract/advanced';
import type { Context } from '../../../platform/context.ts';

const WHOLE = 100;

/** Gives each part a context whose progress is its share of one bar, which never moves back. */
export function sharedProgress(
  ctx: Context,
  parts: readonly ComprehensivePart[],
): (part: ComprehensivePart) => Context {
  const done = new Map(parts.map((part) => [part, 0]));
  return (part) => ({
    ...ctx,
    progress: (step, count, total) => {
      const share = total > 0 ? Math.min(1, count / total) : 0;
      done.set(part, Math.max(done.get(part) ?? 0, share));
      const sum = [...done.values()].reduce((before, one) => before + one, 0);
      ctx.progress(step, Math.round((WHOLE * sum) / parts.length), WHOLE);
    },
  });
}
