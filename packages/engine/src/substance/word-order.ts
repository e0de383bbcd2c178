import { createWordClasses } from './order-classes.ts';
import type { ClassOf } from './order-classes.ts';
import { decodeBond } from './bond-codec.ts';
import tables from './word-order.json' with { type: 'json' };

/**
 * Pointwise mutual information (in nats) of neighboring word classes in a language. Function words are their own
 * classes; all others are classified by ending.
 */
export interface OrderModel {
  readonly classOf: ClassOf;
  /** The bond of two neighbors by their classes. */
  bond(left: number, right: number): number;
}

const models = new Map<string, OrderModel | null>();

/** The word order model of a language; null without a table. */
export function getOrderModel(language: string): OrderModel | null {
  let model = models.get(language);
  if (model === undefined) {
    const table = (tables as Partial<Record<string, { words: string; bonds: string }>>)[language];
    model = table === undefined ? null : createModel(language, table.words.split(' '), table.bonds);
    models.set(language, model);
  }
  return model;
}

function createModel(language: string, words: readonly string[], letters: string): OrderModel {
  const { classOf, size } = createWordClasses(language, words);
  const bonds = Float32Array.from(letters, decodeBond);
  return { classOf, bond: (left, right) => bonds[left * size + right]! };
}
