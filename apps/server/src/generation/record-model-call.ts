import type { Context } from '../platform/context.ts';
import { countEvent } from '../platform/observability/event-counts.ts';
import type { Tokens } from '../providers/language/port.ts';
import type { OfferedModel } from '../vendors/index.ts';
import { estimateDollars } from './estimate-dollars.ts';
import type { Outcome } from './outcome.ts';
import { insertGeneration } from './repository.ts';

/** A finished call of a model. */
interface ModelCall {
  /** Name in the cost records, such as `brief.wording`. */
  readonly kind: string;
  readonly outcome: Outcome;
  /** Number of attempts. */
  readonly asked: number;
  /** Total of all attempts. */
  readonly tokens: Tokens;
  readonly ms: number;
}

/** Counts and stores what a call cost, outside any transaction if possible, so that a failed call is recorded too. */
export async function recordModelCall(
  { actor, outside, db, log }: Pick<Context, 'actor' | 'outside' | 'db' | 'log'>,
  { vendor, model, payer }: OfferedModel,
  { kind, outcome, asked, tokens, ms }: ModelCall,
): Promise<void> {
  const dollars = estimateDollars({ vendor, model }, tokens, new Date());
  // The name of a workspace's own model is user input.
  const labels = { vendor, model: payer === 'workspace' ? 'own' : model };
  countEvent('model_calls', { ...labels, outcome });
  countEvent('model_tokens', { ...labels, direction: 'in' }, tokens.in ?? 0);
  countEvent('model_tokens', { ...labels, direction: 'out' }, tokens.out ?? 0);
  countEvent('model_cost_dollars', labels, dollars ?? 0);
  await insertGeneration(outside ?? db, {
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    kind,
    vendor,
    model,
    outcome,
    asked,
    tokensIn: tokens.in,
    tokensOut: tokens.out,
    cost: dollars,
    isOwnKey: payer === 'workspace',
    ms,
  }).catch((err: unknown) =>
    log.error({ event: 'model_cost_lost', err }, 'what a language model cost could not be kept'),
  );
}
