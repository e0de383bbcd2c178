import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Brand } from './brands.ts';
import { readMentions, type FoundNames } from './read-mentions.ts';

const reading = defineTask(new URL('./read-mentions.ts', import.meta.url), readMentions, {
  kind: 'quick',
  inline: true,
});

/** Finds the brands and addresses that answers name, in a thread if they are long. */
export function findNames(
  texts: readonly string[],
  brands: readonly Brand[],
): Promise<readonly FoundNames[]> {
  return compute(
    reading,
    texts,
    brands.map(({ names }) => names),
  );
}
