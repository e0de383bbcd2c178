import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { compute } from '../platform/compute/index.ts';
import type { Context } from '../platform/context.ts';
import { traced } from '../platform/observability/tracing.ts';
import { ModelError, type ModelRequest, type ModelVendor, type Tokens } from '../providers/language/port.ts';
import type { OfferedModel } from '../vendors/index.ts';
import { requestWithRetries } from './request-with-retries.ts';
import { type Budget, withBudgetDefaults } from './budget.ts';
import { estimateDollars } from './estimate-dollars.ts';
import type { GenerationEvidence } from './evidence.ts';
import type { UnsourcedStatement, WhenUnsourced } from './ground-output.ts';
import { type Prompt, repairPrompt } from './build-prompt.ts';
import { generationMessages } from './messages.ts';
import type { Outcome } from './outcome.ts';
import { parseModelOutput } from './parse-model-output.ts';
import { recordModelCall } from './record-model-call.ts';
import { grounding, prompting } from './compute-tasks.ts';

export interface GenerateInput<Output> {
  /** Name in the cost records, such as `brief.wording`. */
  readonly kind: string;
  /** Instructions in our own words: no text from pages or users. */
  readonly task: string;
  readonly evidence: GenerationEvidence;
  /** All keys are required (`.nullable()`, never `.optional()`); strings may come back empty. */
  readonly schema: z.ZodType<Output>;
  readonly whenUnsourced: WhenUnsourced;
  readonly budget?: Partial<Budget>;
  /** A specific model by ID: its failure is then an error. By default the workspace's choice. */
  readonly wanted?: string | null;
  /** Progress message while the model writes. */
  readonly step: string;
  /** For live previews: the text to show of an incomplete response. */
  readonly shownOf?: (answer: string) => string;
  /** Fail even if no specific model was requested, instead of falling back. */
  readonly throwsOnFailure?: boolean;
}

/** Total cost of all attempts. */
export interface GenerationCost {
  readonly vendor: ModelVendor;
  readonly model: string;
  readonly tokens: Tokens;
  /** US dollars at the vendor's list price; null if the price or the tokens are unknown. */
  readonly dollars: number | null;
  readonly ms: number;
}

/**
 * A model's output; or none, because no model is configured (`notice` null) or it failed, so that the built-in result
 * stands.
 */
export type Generated<Output> =
  | {
      readonly output: Output;
      readonly cost: GenerationCost;
      /** With `mark`: the unsourced statements. */
      readonly unsourced: readonly UnsourcedStatement[];
      /** Number of removed statements and URLs. */
      readonly leftOut: number;
    }
  | {
      readonly output: null;
      readonly cost: GenerationCost | null;
      readonly notice: { readonly code: string; readonly message: string } | null;
    };

/** Minimum interval between progress reports, in milliseconds. */
const TELL_EVERY_MS = 300;

/**
 * Generates structured output from evidence. The response is parsed, repaired once, and stripped of URLs that the
 * evidence lacks; unsupported figures, quotations, and studies are removed or marked. The cost is recorded.
 * @throws the signal's reason if the caller disconnects; ApiError 422, 502, 503, or 504 if the requested model is not
 * configured, or if it fails and there is no fallback.
 */
export async function generate<Output>(
  ctx: Context,
  input: GenerateInput<Output>,
): Promise<Generated<Output>> {
  const { offered, choice } = await ctx.services.vendors.models(ctx.actor.workspaceId);
  const wanted = input.wanted ?? choice;
  const model = wanted === null ? offered[0] : offered.find(({ id }) => id === wanted);
  if (model === undefined) {
    if (wanted !== null) throw new ApiError(422, 'model_not_set', generationMessages.notSet(wanted));
    return { output: null, cost: null, notice: null };
  }
  ctx.signal.throwIfAborted();
  const asking = new Asking(
    ctx,
    model,
    withBudgetDefaults(input.budget, ctx.services.config.modelTimeoutMs),
    input,
  );
  const isLoud = wanted !== null || input.throwsOnFailure === true || ctx.meter?.mayUseInstallation === false;
  let ended: Outcome = 'cancelled';
  try {
    const written = await write(asking, input);
    ended = written.outcome;
    if (written.isWritten) {
      const { output, unsourced, leftOut } = written;
      ctx.meter?.asked('model', model.payer);
      return { output, cost: asking.cost(), unsourced, leftOut };
    }
    return standIn(ctx, model, refused(asking, isLoud, ended));
  } catch (error) {
    // The caller disconnected; not the model's fault.
    ctx.signal.throwIfAborted();
    if (!(error instanceof ModelError) && !asking.isOver()) throw error;
    ended = error instanceof ModelError ? error.fault : 'too_slow';
    ctx.log.warn(
      { event: 'model_failed', err: error, vendor: model.vendor, outcome: ended },
      'a language model did not answer',
    );
    const retryAfterMs = error instanceof ModelError ? error.retryAfterMs : null;
    return standIn(ctx, model, refused(asking, isLoud, ended, retryAfterMs));
  } finally {
    await asking.keep(input.kind, ended);
  }
}

/**
 * Nothing was generated, and the built-in engine takes over. This is free of charge, unless a broken key could be used
 * to get results for free.
 */
function standIn({ meter }: Context, { payer }: OfferedModel, nothing: Generated<never>): Generated<never> {
  if (payer === 'installation') meter?.fellBack();
  return nothing;
}

type Written<Output> =
  | {
      readonly isWritten: true;
      readonly outcome: 'answered' | 'repaired';
      readonly output: Output;
      readonly unsourced: readonly UnsourcedStatement[];
      readonly leftOut: number;
    }
  | { readonly isWritten: false; readonly outcome: 'unusable' | 'unsourced' };

async function write<Output>(
  asking: Asking,
  { task, evidence, schema, whenUnsourced, budget }: GenerateInput<Output>,
): Promise<Written<Output>> {
  const { given, draft, addresses = [] } = evidence;
  const pages = evidence.pages.map(({ url, title, article }) => ({ url, title, article }));
  const sources: GenerationEvidence = { pages, given, draft, addresses };
  const prompt = await compute(prompting, task, sources, withBudgetDefaults(budget).tokensIn);
  let outcome: 'answered' | 'repaired' = 'answered';
  const first = await asking.ask(prompt, schema);
  let read = parseModelOutput(first.text, schema);
  if (!read.isRead) {
    outcome = 'repaired';
    const problem = first.isCutOff ? 'it was too long and broke off' : read.problem;
    const second = await asking.ask(repairPrompt(prompt, first.text, problem), schema);
    read = parseModelOutput(second.text, schema);
    if (!read.isRead) return { isWritten: false, outcome: 'unusable' };
  }
  const { output, unsourced, leftOut } = await compute(
    grounding,
    read.value,
    sources,
    whenUnsourced,
    prompt.instructions,
  );
  const parsed = schema.safeParse(output);
  if (!parsed.success) return { isWritten: false, outcome: 'unsourced' };
  return { isWritten: true, outcome, output: parsed.data, unsourced, leftOut };
}

const STATUS: Readonly<Partial<Record<Outcome, number>>> = { busy: 503, too_slow: 504 };

function refused(
  asking: Asking,
  isLoud: boolean,
  outcome: Outcome,
  retryAfterMs: number | null = null,
): Generated<never> {
  if (outcome === 'answered' || outcome === 'repaired' || outcome === 'cancelled')
    throw new Error(`${outcome} is no refusal`);
  const cost = asking.cost();
  const code = `model_${outcome}`;
  const sentence = asking.isOwnKeyRefused(outcome)
    ? generationMessages.ownKeyRefused(cost.vendor)
    : generationMessages.failed(cost.vendor, outcome);
  if (!isLoud)
    return { output: null, cost, notice: { code, message: generationMessages.fallenBack(sentence) } };
  throw new ApiError(STATUS[outcome] ?? 502, code, sentence, {
    headers: retryAfterMs === null ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) },
  });
}

/** All model calls for one generation, within one budget. */
class Asking {
  private readonly ctx: Context;
  private readonly model: OfferedModel;
  private readonly budget: Budget;
  private readonly shown: Pick<GenerateInput<unknown>, 'step' | 'shownOf'>;
  private readonly start = performance.now();
  private readonly deadline: AbortSignal;
  private readonly signal: AbortSignal;
  private asked = 0;
  private tokens: Tokens = { in: null, out: null };
  private toldAt = 0;

  constructor(
    ctx: Context,
    model: OfferedModel,
    budget: Budget,
    shown: Pick<GenerateInput<unknown>, 'step' | 'shownOf'>,
  ) {
    this.ctx = ctx;
    this.model = model;
    this.budget = budget;
    this.shown = shown;
    this.deadline = AbortSignal.timeout(budget.ms);
    this.signal = AbortSignal.any([ctx.signal, this.deadline]);
  }

  isOwnKeyRefused(outcome: Outcome): boolean {
    return outcome === 'key_refused' && this.model.payer === 'workspace';
  }

  isOver(): boolean {
    return this.deadline.aborted;
  }

  async ask(prompt: Prompt, schema: z.ZodType): Promise<{ text: string; isCutOff: boolean }> {
    this.ctx.progress(this.shown.step, 0, 0);
    const request: ModelRequest = {
      ...prompt,
      schema,
      tokensOut: this.budget.tokensOut,
      signal: this.signal,
      onText: (text) => this.tell(text),
    };
    const about = { 'gen_ai.provider.name': this.model.vendor, 'gen_ai.request.model': this.model.model };
    const { text, isCutOff, tokens } = await traced(`chat ${this.model.vendor}`, 'client', about, () =>
      requestWithRetries(this.model, request, {
        until: this.start + this.budget.ms,
        onTry: () => {
          this.asked += 1;
        },
      }),
    );
    this.tokens = { in: sum(this.tokens.in, tokens.in), out: sum(this.tokens.out, tokens.out) };
    return { text, isCutOff };
  }

  cost(): GenerationCost {
    const { vendor, model } = this.model;
    const dollars = estimateDollars(this.model, this.tokens, new Date());
    return { vendor, model, tokens: this.tokens, dollars, ms: Math.round(performance.now() - this.start) };
  }

  /** Saves the cost, outside any transaction if possible, so that a failed call is recorded too. */
  keep(kind: string, outcome: Outcome): Promise<void> {
    const { tokens, ms } = this.cost();
    return recordModelCall(this.ctx, this.model, { kind, outcome, asked: this.asked, tokens, ms });
  }

  private tell(answer: string): void {
    if (performance.now() - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = performance.now();
    const { step, shownOf } = this.shown;
    this.ctx.progress(step, answer.length, 0, shownOf?.(answer));
  }
}

function sum(one: number | null, other: number | null): number | null {
  return one === null ? other : one + (other ?? 0);
}
