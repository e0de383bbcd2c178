import type { z } from 'zod';
import { compute } from '../platform/compute/index.ts';
import type { GenerationEvidence } from './evidence.ts';
import type { UnsourcedStatement } from './ground-output.ts';
import type { Prompt } from './build-prompt.ts';
import { parseModelOutput } from './parse-model-output.ts';
import { grounding, prompting } from './compute-tasks.ts';

/** Browser models accept less input than server models. */
const TOKENS_IN = 3000;

/** Builds the prompt for a browser model: our instructions, and the data between markers. */
export function promptForBrowser(task: string, evidence: GenerationEvidence): Promise<Prompt> {
  return compute(prompting, task, sourcesOf(evidence), TOKENS_IN);
}

/**
 * Parses and grounds a browser model's output like any other: unsourced statements are marked, and URLs that the
 * evidence lacks are removed. Null if unusable.
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

/** The part that can be passed to a thread. */
function sourcesOf({ pages, given, draft, addresses = [] }: GenerationEvidence): GenerationEvidence {
  return {
    pages: pages.map(({ url, title, article }) => ({ url, title, article })),
    given,
    draft,
    addresses,
  };
}
