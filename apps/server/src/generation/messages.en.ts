import type { ModelVendor } from '../providers/language/port.ts';
import type { Outcome } from './outcome.ts';

/** Vendor display names. */
const NAMES: Readonly<Record<ModelVendor, string>> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  anthropic: 'Anthropic',
  'openai-compatible': 'The model server',
};

const builtIn = 'The built-in engine was used instead.';

export const english = {
  notSet: (model: string): string =>
    `The language model ${model} is not set up here. Choose another one under Settings, API Keys.`,
  ownKeyRefused: (vendor: ModelVendor): string =>
    `${NAMES[vendor]} rejected your workspace’s key. An admin can change it under Settings, API Keys.`,
  failed: (vendor: ModelVendor, outcome: Exclude<Outcome, 'answered' | 'repaired' | 'cancelled'>): string => {
    const name = NAMES[vendor];
    return {
      key_refused: `${name} does not accept the key. Ask the operator of this installation to check it.`,
      busy: `${name} is not taking requests right now. Try again in a few minutes.`,
      failed: `${name} did not answer. Try again in a few minutes.`,
      request_refused: `${name} rejected the request. Ask the operator of this installation to check the model’s name.`,
      withheld: `${name} withheld its answer.`,
      too_slow: `${name} took too long to answer.`,
      unusable: `${name} returned an answer that could not be used.`,
      unsourced: `${name} returned nothing that the evidence supports.`,
    }[outcome];
  },
  /** A failure after which the built-in engine took over. */
  fallenBack: (sentence: string): string => `${sentence} ${builtIn}`,
};

export type GenerationSentences = typeof english;
