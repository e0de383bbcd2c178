import { similarity } from '@pagewright/engine';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { generate, oneLine, wordingMs } from '../../../generation/index.ts';
import type { AnySection } from '../compose/flat-sections.ts';
import { outlineMessages } from '../messages.ts';

type GenerationCost = Awaited<ReturnType<typeof generate>>['cost'];

const TOKENS = { tokensIn: 2000, tokensOut: 600 };
const LONGEST = 200;
/** Below this a heading is none for this section. */
const LEAST_SIMILARITY = 0.25;

const TASK = `Word one section of an outline anew, for the writer who gets it.
"heading": another heading for the section of the draft. It names the same things as "heading", "pages" or "ideas" do, and is none of "others". "questions": the numbers of at most three of the draft's questions that belong to this section.`;

const wordingSchema = z.object({ heading: z.string(), questions: z.array(z.number().int()) });

/** What a section is worded anew from. */
interface SectionToWord {
  readonly keyword: string;
  readonly section: AnySection;
  readonly all: readonly AnySection[];
  /** What the built-in engine would call it. */
  readonly ideas: readonly string[];
  /** Questions that no section answers. */
  readonly questions: readonly string[];
  /** When the call began, by `performance.now()`. */
  readonly startedAt: number;
}

/** What a model chose for a section, and what it cost; or nothing, with why where one is set. */
export interface WordedSection {
  /** Null where what it wrote is none for this section. */
  readonly heading: string | null;
  readonly questions: readonly string[];
  readonly cost: GenerationCost;
  readonly notice: string | null;
}

/**
 * Has a language model, where one is set, find another heading for a section, and choose its questions among those that
 * are known. A heading that says something else than the section, or that stands in the outline, is not taken.
 * @throws the signal's reason, where the caller goes.
 */
export async function wordSection(
  ctx: Context,
  { keyword, section, all, ideas, questions, startedAt }: SectionToWord,
): Promise<WordedSection> {
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
        ideas,
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
  const isTaken = all.some((one) => one.heading.toLowerCase() === heading.toLowerCase());
  const isAlike = [section.heading, ...pages, ...ideas].some(
    (text) => similarity(text, heading) >= LEAST_SIMILARITY,
  );
  const isFit = heading !== '' && heading.length <= LONGEST && !isTaken && isAlike;
  const chosen = [...new Set(written.output.questions)].flatMap((number) => questions[number] ?? []);
  return { heading: isFit ? heading : null, questions: chosen, cost, notice: null };
}
