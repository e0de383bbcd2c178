import { Output, streamText } from 'ai';
import { ModelError, type ModelAnswer, type ModelRequest } from '../port.ts';
import { toModelError } from './to-model-error.ts';

// Keeps the SDK's warnings out of our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The vendor-specific settings. */
export type VendorModel = Pick<Parameters<typeof streamText>[0], 'model'> &
  Partial<Pick<Parameters<typeof streamText>[0], 'providerOptions'>>;

/**
 * Sends one streaming request for plain text, or JSON of a schema, to any vendor's model.
 * @throws ModelError; the signal's reason if it was aborted.
 */
export async function askModel(vendor: VendorModel, request: ModelRequest): Promise<ModelAnswer> {
  const { instructions, prompt, schema, tokensOut, signal, onText } = request;
  const result = streamText({
    ...vendor,
    instructions,
    prompt,
    ...(schema === null ? {} : { output: Output.object({ schema }) }),
    maxOutputTokens: tokensOut,
    maxRetries: 0,
    abortSignal: signal,
    // Errors are part of the stream; without this they would also be written to the console.
    onError: () => undefined,
  });
  let text = '';
  try {
    for await (const part of result.stream) {
      if (part.type === 'text-delta') {
        text += part.text;
        onText(text);
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') {
        const { finishReason, totalUsage } = part;
        if (finishReason === 'content-filter') throw new ModelError('withheld', 'content filter');
        if (finishReason !== 'stop' && finishReason !== 'length')
          throw new ModelError('failed', `the stream ended with ${finishReason}`);
        signal.throwIfAborted();
        return {
          text,
          isCutOff: finishReason === 'length',
          tokens: { in: totalUsage.inputTokens ?? null, out: totalUsage.outputTokens ?? null },
        };
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    throw toModelError(error);
  }
  signal.throwIfAborted();
  throw new ModelError('failed', 'the stream broke off');
}
