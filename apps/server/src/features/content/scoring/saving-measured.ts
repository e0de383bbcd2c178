import { withTransaction } from '../../../db/client.ts';
import { Measurements, NotChecked, NotMeasured, type MeasuringContext } from './measurements.ts';

/** A context inside a transaction, with the scores computed before it began. */
export type Saving<Ctx> = Ctx & { readonly measurements: Measurements };

/**
 * Runs `work` in one transaction that takes scores from `measurements`. If a score is missing because somebody else
 * saved or the address was taken in the meantime, or if sources were not checked yet, the transaction is rolled back,
 * the missing part is computed outside it, and `work` runs again. No lock is held while a text is scored.
 */
export async function savingMeasured<Ctx extends MeasuringContext, Result>(
  ctx: Ctx,
  work: (inside: Saving<Ctx>) => Promise<Result>,
  measurements = new Measurements(),
): Promise<Result> {
  for (;;) {
    try {
      return await withTransaction(ctx, (inside) => work({ ...inside, measurements }));
    } catch (error) {
      if (error instanceof NotChecked) await measurements.check(error.text);
      else if (error instanceof NotMeasured) await measurements.catchUp(ctx, error);
      else throw error;
    }
  }
}
