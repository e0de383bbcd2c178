import type { z } from 'zod';

/** Tokens of one answer as its vendor counted them; null where it did not say. */
export interface Tokens {
  readonly in: number | null;
  readonly out: number | null;
}

/** What a model is asked. */
export interface ModelRequest {
  /** Our own words: what to do and what to keep to. */
  readonly instructions: string;
  /** The task with its evidence. */
  readonly prompt: string;
  /** The form of the JSON that is wanted. */
  readonly schema: z.ZodType;
  /** Most tokens of the answer. */
  readonly tokensOut: number;
  readonly signal: AbortSignal;
  /** Told all that has come so far. */
  readonly onText: (text: string) => void;
}

/** What a model answered, as it wrote it: whether it fits the schema is the caller's to find out. */
export interface ModelAnswer {
  readonly text: string;
  /** It reached the most tokens before it had ended. */
  readonly isCutOff: boolean;
  readonly tokens: Tokens;
}

/** Vendors of language models. */
export type ModelVendor = 'openai' | 'gemini' | 'anthropic' | 'openai-compatible';

/** One language model that may be asked. */
export interface LanguageModel {
  readonly vendor: ModelVendor;
  /** Its name at its vendor. */
  readonly model: string;
  /**
   * Asks once, without tools and without trying again.
   * @throws ModelError; the signal's reason where it was aborted.
   */
  ask(request: ModelRequest): Promise<ModelAnswer>;
}

/** Why a model did not answer. */
export type ModelFault =
  /** Its vendor refuses the key, or what the key may do. */
  | 'key_refused'
  /** Too many requests, or a quota that is used up. */
  | 'busy'
  /** The vendor failed, was not reached, or the answer broke off. */
  | 'failed'
  /** The vendor refuses the request: no such model, too long a prompt. */
  | 'request_refused'
  /** The vendor keeps the answer back. */
  | 'withheld';

/** A model that did not answer. Its message and cause are for the log alone. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  /** Milliseconds after which the vendor wants to be asked again; null where it did not say. */
  readonly retryAfterMs: number | null;

  constructor(
    fault: ModelFault,
    message: string,
    { retryAfterMs = null, cause }: { retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'ModelError';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
