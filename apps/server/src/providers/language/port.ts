import type { z } from 'zod';

/** Tokens of one response as counted by the vendor; null if not reported. */
export interface Tokens {
  readonly in: number | null;
  readonly out: number | null;
}

/** A request to a model. */
export interface ModelRequest {
  /** Our instructions: the task and its rules. */
  readonly instructions: string;
  /** The task with its evidence. */
  readonly prompt: string;
  /** The schema of the requested JSON; null for plain text. */
  readonly schema: z.ZodType | null;
  /** Maximum number of output tokens. */
  readonly tokensOut: number;
  readonly signal: AbortSignal;
  /** Called with all text received so far. */
  readonly onText: (text: string) => void;
}

/** A model's response, unmodified: the caller checks whether it fits the schema. */
export interface ModelAnswer {
  readonly text: string;
  /** Whether the token limit cut it off. */
  readonly isCutOff: boolean;
  readonly tokens: Tokens;
}

/** Vendors of language models. */
export type ModelVendor = 'openai' | 'gemini' | 'anthropic' | 'openai-compatible';

/** A language model. */
export interface LanguageModel {
  readonly vendor: ModelVendor;
  /** The vendor's name of the model. */
  readonly model: string;
  /**
   * Sends one request, without tools and retries.
   * @throws ModelError; the signal's reason if it was aborted.
   */
  ask(request: ModelRequest): Promise<ModelAnswer>;
}

/** Why a model request failed. */
export type ModelFault =
  /** The vendor refuses the key or its permissions. */
  | 'key_refused'
  /** Too many requests, or a used-up quota. */
  | 'busy'
  /** The vendor failed or was unreachable, or the response broke off. */
  | 'failed'
  /** The vendor refuses the request, such as an unknown model or a prompt that is too long. */
  | 'request_refused'
  /** The vendor withholds the response. */
  | 'withheld';

/** A failed model request. Its message and cause are only for the log. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  /** Milliseconds until the vendor accepts a retry; null if not reported. */
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
