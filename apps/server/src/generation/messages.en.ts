import type { ModelVendor } from '../providers/language/port.ts';
import type { Outcome } from './outcome.ts';

/** Vendors as people know them. */
const NAMES: Readonly<Record<ModelVendor, string>> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  anthropic: 'Anthropic',
  'openai-compatible': 'The model server',
};

const builtIn = 'This was made by the built-in engine.';

/** The sentences in English. */
export const english = {
  notSet: (model: string): string =>
    `The language model ${model} is not set up here. Choose another one under Settings, API Keys.`,
  ownKeyRefused: (vendor: ModelVendor): string =>
    `${NAMES[vendor]} refused your workspace's own key. An admin can change it under Settings, API Keys.`,
  failed: (vendor: ModelVendor, outcome: Exclude<Outcome, 'answered' | 'repaired' | 'cancelled'>): string => {
    const name = NAMES[vendor];
    return {
      key_refused: `${name} does not accept the key. Ask whoever runs this installation to check it.`,
      busy: `${name} takes no more requests just now. Try again in a few minutes.`,
      failed: `${name} did not answer. Try again in a few minutes.`,
      request_refused: `${name} did not take the request. Ask whoever runs this installation to check the model's name.`,
      withheld: `${name} kept its answer back.`,
      too_slow: `${name} took too long to answer.`,
      unusable: `${name} answered something that could not be used.`,
      unsourced: `${name} answered nothing that the evidence holds.`,
    }[outcome];
  },
  /** A failure after which the built-in engine answered. */
  fallenBack: (sentence: string): string => `${sentence} ${builtIn}`,
};

/** What each language says. */
export type GenerationSentences = typeof english;
