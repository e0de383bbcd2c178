import { classesOf } from './order-classes.ts';
import type { ClassOf } from './order-classes.ts';
import { bondOf } from './order-letters.ts';
import tables from './word-order.json' with { type: 'json' };

/**
 * How much likelier two classes of words stand beside each other than by chance, as a text of the language has it:
 * pointwise mutual information in nats. Function words are classes of their own, all others go by their ending.
 */
export interface OrderModel {
  readonly classOf: ClassOf;
  /** Of two neighbors by their classes. */
  bond(left: number, right: number): number;
}

const models = new Map<string, OrderModel | null>();

/** The order of words in a language; null for one without a table. */
export function orderModelOf(language: string): OrderModel | null {
  let model = models.get(language);
  if (model === undefined) {
    const table = (tables as Partial<Record<string, { words: string; bonds: string }>>)[language];
    model = table === undefined ? null : makeModel(language, table.words.split(' '), table.bonds);
    models.set(language, model);
  }
  return model;
}

function makeModel(language: string, words: readonly string[], letters: string): OrderModel {
  const { classOf, size } = classesOf(language, words);
  const bonds = Float32Array.from(letters, bondOf);
  return { classOf, bond: (left, right) => bonds[left * size + right]! };
}
