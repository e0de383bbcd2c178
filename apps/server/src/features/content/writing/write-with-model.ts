import type { Proposal, UnsourcedStretch, WrittenPiece } from '@pagewright/contract/content';
import { isRewording } from '@pagewright/contract/content';
import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS, pixelWidth } from '@pagewright/engine';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import {
  describeModel,
  generate,
  groundBrowserAnswer,
  oneLine,
  promptForBrowser,
  type Generated,
} from '../../../generation/index.ts';
import { translateMethod } from '../../../platform/language/methods/translate-method.ts';
import { writingMessages } from './messages.ts';
import { partialText } from './partial-text.ts';
import type { WritingPage, WritingRequest, GeneratedText } from './writing-request.ts';
import { WRITING_TASKS } from './writing-task.ts';

const BUDGET = { tokensIn: 10_000, tokensOut: 3000, ms: 60_000 };
const MAX_PROPOSALS = 5;
/** A longer answer is not a proposal for one line. */
const MAX_PROPOSAL_LENGTH = 300;

const sources = z.array(z.number().int());
const blocksSchema = z.object({
  blocks: z.array(z.object({ kind: z.enum(['paragraph', 'heading', 'bullet']), text: z.string(), sources })),
});
const passagesSchema = z.object({
  passages: z.array(z.object({ number: z.number().int(), text: z.string(), sources })),
});
const proposalsSchema = z.object({ proposals: z.array(z.object({ text: z.string() })) });

/**
 * Lets the language model write from the evidence. Statements without evidence are reported with their position, and
 * addresses not in the evidence are removed. Returns null if no model is configured.
 * @throws ApiError 422 if the answer is unusable, 502 to 504 if the model fails; the signal's reason if the caller
 * disconnects.
 */
export async function writeWithModel(
  ctx: Context,
  request: WritingRequest,
  pages: readonly WritingPage[],
): Promise<GeneratedText | null> {
  const { kind } = request;
  if (kind === 'titles' || kind === 'descriptions') {
    const answer = await ask(ctx, request, pages, proposalsSchema);
    return answer && toGeneratedText(answer, { proposals: toProposals(kind, answer) });
  }
  if (isRewording(kind)) {
    const answer = await ask(ctx, request, pages, passagesSchema);
    return answer && toGeneratedText(answer, { pieces: toRewordings(request.passages, answer) });
  }
  const answer = await ask(ctx, request, pages, blocksSchema);
  return answer && toGeneratedText(answer, { pieces: toPieces(answer) });
}

/** The checked answer of a model. */
interface Answer<Output> extends Pick<
  Extract<Generated<unknown>, { leftOut: number }>,
  'unsourced' | 'leftOut'
> {
  readonly output: Output;
  /** The model's name, and how it is disclosed. */
  readonly model: string;
  readonly method: string;
}

/** Name of the model in the user's browser. */
const BROWSER_MODEL = 'browser model';

/** Calls the model, or checks the answer of the one in the browser. */
async function ask<Output extends object>(
  ctx: Context,
  request: WritingRequest,
  pages: readonly WritingPage[],
  schema: z.ZodType<Output>,
): Promise<Answer<Output> | null> {
  const { kind } = request;
  const asked = { task: WRITING_TASKS[kind], evidence: evidenceOf(request, pages), schema };
  if (request.engine === 'browser') {
    const grounded = await groundBrowserAnswer(request.answer, asked);
    if (grounded === null) throw new ApiError(422, 'model_unusable', writingMessages.browserUnusable);
    return { ...grounded, model: BROWSER_MODEL, method: `from the evidence; worded by ${BROWSER_MODEL}` };
  }
  const generated = await generate(ctx, {
    ...asked,
    kind: `content.${kind}`,
    whenUnsourced: 'mark',
    budget: BUDGET,
    throwsOnFailure: true,
    step: writingMessages.steps[kind],
    shownOf: partialText,
  });
  if (!('leftOut' in generated)) return null;
  const { output, unsourced, leftOut, cost } = generated;
  return { output, unsourced, leftOut, model: cost.model, method: describeModel('from the evidence', cost) };
}

/** Builds the prompt for a browser's own model: instructions, data, and the answer's schema. */
export async function promptForWriting(
  request: Omit<WritingRequest, 'engine' | 'answer'>,
  pages: readonly WritingPage[],
): Promise<{ instructions: string; prompt: string; form: Record<string, unknown> }> {
  const { kind } = request;
  const schema =
    kind === 'titles' || kind === 'descriptions'
      ? proposalsSchema
      : isRewording(kind)
        ? passagesSchema
        : blocksSchema;
  const prompt = await promptForBrowser(WRITING_TASKS[kind], evidenceOf(request, pages));
  return { ...prompt, form: z.toJSONSchema(schema) };
}

const evidenceOf = (
  {
    brief,
    title,
    keyword,
    heading,
    before,
    after,
    passages,
  }: Omit<WritingRequest, 'engine' | 'answer' | 'kind' | 'already' | 'pageIds'>,
  pages: readonly WritingPage[],
) => ({
  pages: pages.map(({ page }) => page),
  given: { title, keyword, heading, before, after, passages, ...brief },
});

function toGeneratedText(
  { model, method, leftOut }: Answer<unknown>,
  made: { readonly pieces?: WrittenPiece[]; readonly proposals?: Proposal[] },
): GeneratedText {
  const { pieces = [], proposals = [] } = made;
  if (pieces.length + proposals.length === 0)
    throw new ApiError(422, 'nothing_written', writingMessages.nothingWritten);
  return {
    pieces,
    proposals,
    model,
    provenance: { kind: 'generated', method: translateMethod(method) },
    leftOut,
  };
}

function toPieces(answer: Answer<z.output<typeof blocksSchema>>): WrittenPiece[] {
  return answer.output.blocks.flatMap(({ kind, text, sources: rest }, at): WrittenPiece[] =>
    text.trim() === ''
      ? []
      : [
          {
            passage: null,
            block: kind,
            text: inOneLine(text),
            sources: rest,
            unsourced: unsourcedIn(answer, 'blocks', at),
          },
        ],
  );
}

/** At most one per passage; unchanged passages are dropped. */
function toRewordings(
  passages: readonly string[],
  answer: Answer<z.output<typeof passagesSchema>>,
): WrittenPiece[] {
  const taken = new Set<number>();
  return answer.output.passages.flatMap(({ number, text, sources: rest }, at): WrittenPiece[] => {
    const before = passages[number];
    if (before === undefined || taken.has(number) || text.trim() === '' || text.trim() === before.trim())
      return [];
    taken.add(number);
    const unsourced = unsourcedIn(answer, 'passages', at);
    return [{ passage: number, block: 'paragraph', text: inOneLine(text), sources: rest, unsourced }];
  });
}

function toProposals(
  kind: 'titles' | 'descriptions',
  answer: Answer<z.output<typeof proposalsSchema>>,
): Proposal[] {
  const { fontSize, maximum } = kind === 'titles' ? META_TITLE_PIXELS : META_DESCRIPTION_PIXELS;
  const seen = new Set<string>();
  return answer.output.proposals
    .flatMap(({ text }, at): Proposal[] => {
      const line = oneLine(text);
      if (line === '' || line.length > MAX_PROPOSAL_LENGTH || seen.has(line.toLowerCase())) return [];
      seen.add(line.toLowerCase());
      const pixels = Math.ceil(pixelWidth(line, fontSize));
      return [{ text: line, pixels, maximum, unsourced: unsourcedIn(answer, 'proposals', at) }];
    })
    .slice(0, MAX_PROPOSALS);
}

/** Replaces line breaks character by character, so positions of statements stay valid. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\n\t]/g, ' ');
}

function unsourcedIn({ unsourced }: Answer<unknown>, list: string, at: number): UnsourcedStretch[] {
  return unsourced
    .filter(({ path }) => path[0] === list && path[1] === at && path[2] === 'text')
    .map(({ kind, start, end }) => ({ kind, start, end }));
}
