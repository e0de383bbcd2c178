import { similarity } from '@pagewright/engine';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { generate, oneLine, wordingMs } from '../../../generation/index.ts';
import type { AnySection } from '../compose/flatten-sections.ts';
import { outlineMessages } from '../messages.ts';

type GenerationCost = Awaited<ReturnType<typeof generate>>['cost'];

const TOKENS = { tokensIn: 2000, tokensOut: 600 };
const LENGTH_MAX = 200;
/** A less similar heading does not fit this section. */
const SIMILARITY_MIN = 0.25;

const TASK = `Rewrite one section of an outline for the writer who gets it.
"heading": another heading for the section of the draft. It names the same things as "heading", "pages" or "ideas" do, and is none of "others". "questions": the numbers of at most three of the draft's questions that belong to this section.`;

const wordingSchema = z.object({ heading: z.string(), questions: z.array(z.number().int()) });

/** The input for rewording a section. */
interface SectionInput {
  readonly keyword: string;
  readonly section: AnySection;
  readonly all: readonly AnySection[];
  /** Headings from the built-in engine. */
  readonly alternatives: readonly string[];
  /** Questions that no section answers. */
  readonly questions: readonly string[];
  /** Start of the call, from `performance.now()`. */
  readonly startedAt: number;
}

/** What a model chose for a section and its cost; or nothing, with a notice if a model is set. */
export interface RewordedSection {
  /** Null if the model's heading does not fit. */
  readonly heading: string | null;
  readonly questions: readonly string[];
  readonly cost: GenerationCost;
  readonly notice: string | null;
}

/**
 * Has the language model, if one is set, find another heading for a section and choose its questions from the known
 * ones. Rejects headings that mean something else or already exist.
 * @throws the signal's reason on cancellation.
 */
export async function rewordSection(
  ctx: Context,
  { keyword, section, all, alternatives, questions, startedAt }: SectionInput,
): Promise<RewordedSection> {
  const pages = section.evidence.map(({ heading }) => heading);
  const written = await generate(ctx, {
    kind: 'outline.section',
    task: TASK,
    evidence: {
      pages: [],
      given: { keyword },
      draft: {
        heading: section.heading,
        purpose: section.purpose,
        pages,
        ideas: alternatives,
        questions: questions.map((question, number) => ({ number, question })),
        others: all.filter((one) => one !== section).map(({ heading }) => heading),
      },
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: outlineMessages.wording,
  });
  const { cost } = written;
  if (written.output === null)
    return { heading: null, questions: [], cost, notice: written.notice?.message ?? null };
  const heading = oneLine(written.output.heading);
  const isDuplicate = all.some((one) => one.heading.toLowerCase() === heading.toLowerCase());
  const isAlike = [section.heading, ...pages, ...alternatives].some(
    (text) => similarity(text, heading) >= SIMILARITY_MIN,
  );
  const isFit = heading !== '' && heading.length <= LENGTH_MAX && !isDuplicate && isAlike;
  const chosen = [...new Set(written.output.questions)].flatMap((number) => questions[number] ?? []);
  return { heading: isFit ? heading : null, questions: chosen, cost, notice: null };
}
