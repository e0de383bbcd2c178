import { BRIEF_LIMITS } from '@pagewright/contract/strategy';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import {
  describeModel,
  generate,
  oneLine,
  applyRewordings,
  wordingMs,
  wordingsSchema,
} from '../../generation/index.ts';
import type { GatheredEvidence } from '../../research/index.ts';
import type { CreatedBrief } from './create-brief.ts';
import { strategyMessages } from './messages.ts';

const TOKENS = { tokensIn: 6000, tokensOut: 3000 };

const TASK = `Word the draft of a content brief better, for the writer who gets it.
"headings": for each heading of the draft its "number" and a "wording" that means the same, names the same things and stays a question where it is one. Leave out those that are good as they are.
"userIntent": what those want who search for the keyword, in one or two sentences. "coreAngle": what sets the article apart, in one or two sentences. Both say what the draft says.`;

const wordingSchema = z.object({
  headings: wordingsSchema,
  userIntent: z.string(),
  coreAngle: z.string(),
});

/**
 * Has the language model, if one is set, reword a brief's headings and sentences. Their evidence stays. Wordings with
 * another meaning or facts beyond the evidence are rejected.
 * @throws the signal's reason on cancellation.
 */
export async function rewordBrief(
  ctx: Context,
  created: CreatedBrief,
  {
    idea,
    gathered,
    startedAt,
  }: {
    readonly idea: string;
    readonly gathered: GatheredEvidence;
    /** Start of the call, from `performance.now()`. */
    readonly startedAt: number;
  },
): Promise<{ readonly created: CreatedBrief; readonly notice: string | null }> {
  const { fields, findings, grounds, provenance } = created;
  const headings = fields.sections.map(({ heading }) => heading);
  const written = await generate(ctx, {
    kind: 'brief.wording',
    task: TASK,
    evidence: {
      pages: gathered.pages,
      given: { idea, keyword: fields.primarySeoQuery },
      draft: {
        headings: headings.map((heading, number) => ({ number, heading })),
        userIntent: fields.userIntent,
        coreAngle: fields.coreAngle,
      },
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: strategyMessages.wording,
  });
  if (written.output === null) return { created, notice: written.notice?.message ?? null };
  const wordings = applyRewordings(headings, written.output.headings, { longest: BRIEF_LIMITS.heading });
  const renamed = new Map([...wordings].map(([number, wording]) => [headings[number], wording]));
  const rename = (heading: string): string => renamed.get(heading) ?? heading;
  const say = (text: string, before: string): string => {
    const line = oneLine(text);
    return line === '' || line.length > BRIEF_LIMITS.text ? before : line;
  };
  return {
    notice: null,
    created: {
      fields: {
        ...fields,
        userIntent: say(written.output.userIntent, fields.userIntent),
        coreAngle: say(written.output.coreAngle, fields.coreAngle),
        sections: fields.sections.map((section) => ({ ...section, heading: rename(section.heading) })),
      },
      findings: {
        ...findings,
        uncovered: { ...findings.uncovered, sections: findings.uncovered.sections.map(rename) },
      },
      grounds: grounds.map((ground) =>
        ground.field === 'sections' && ground.text !== null
          ? { ...ground, text: rename(ground.text) }
          : ground,
      ),
      provenance: { kind: 'generated', method: describeModel(provenance.method, written.cost) },
    },
  };
}
