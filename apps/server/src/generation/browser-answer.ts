import type { z } from 'zod';
import { compute } from '../compute/index.ts';
import type { GenerationEvidence } from './evidence.ts';
import type { UnsourcedStatement } from './ground-output.ts';
import type { Prompt } from './build-prompt.ts';
import { parseModelOutput } from './parse-model-output.ts';
import { grounding, prompting } from './compute-tasks.ts';

/** A browser's own model takes less at once than those of servers. */
const TOKENS_IN = 3000;

/** What a model in the browser is to be asked: our own words, and the data between its marks. */
export function promptForBrowser(task: string, evidence: GenerationEvidence): Promise<Prompt> {
  return compute(prompting, task, sourcesOf(evidence), TOKENS_IN);
}

/**
 * What a model in the browser answered, read and grounded like the answer of any model: what wants a source is marked, and
 * addresses that the evidence does not have are taken out. Null where it is of no use.
 */
export async function groundBrowserAnswer<Output>(
  answer: string,
  { task, evidence, schema }: { task: string; evidence: GenerationEvidence; schema: z.ZodType<Output> },
): Promise<{ output: Output; unsourced: readonly UnsourcedStatement[]; leftOut: number } | null> {
  const read = parseModelOutput(answer, schema);
  if (!read.isRead) return null;
  const { instructions } = await promptForBrowser(task, evidence);
  const grounded = await compute(grounding, read.value, sourcesOf(evidence), 'mark', instructions);
  const parsed = schema.safeParse(grounded.output);
  return parsed.success ? { ...grounded, output: parsed.data } : null;
}

/** What a thread can be given of it. */
function sourcesOf({ pages, given, draft, addresses = [] }: GenerationEvidence): GenerationEvidence {
  return {
    pages: pages.map(({ url, title, article }) => ({ url, title, article })),
    given,
    draft,
    addresses,
  };
}
