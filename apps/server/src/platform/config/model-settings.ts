import type { LocalModel } from '@pagewright/contract/settings';
import { z } from 'zod';
import { blankAsUndefined, integerBetween, httpUrl } from './setting-schemas.ts';
import { StartError } from './start-error.ts';

/** Language model vendors in default order; `LANGUAGE_MODEL` moves one to the front. */
const VENDORS = ['openai', 'gemini', 'anthropic', 'openai-compatible'] as const;

/** Vendors that require a key. */
export const KEYED_VENDORS = ['openai', 'gemini', 'anthropic'] as const;
export type KeyedVendor = (typeof KEYED_VENDORS)[number];

/** Keys are sent in a header, where no other characters are allowed. */
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces');
const address = httpUrl.transform((url) => url.replace(/\/+$/, ''));

/** Discovery of local model servers must not reach other machines. */
const loopback = address.refine(
  (url) => /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/.test(new URL(url).hostname),
  'must be an address of this machine, such as 127.0.0.1; MODEL_SERVER_URL takes any other',
);

export const modelEnvironment = {
  LANGUAGE_MODEL: blankAsUndefined(z.enum(['none', ...VENDORS]).optional()),
  OPENAI_API_KEY: blankAsUndefined(key.optional()),
  OPENAI_MODEL: blankAsUndefined(z.string().default('gpt-5.4-mini')),
  OPENAI_BASE_URL: blankAsUndefined(address.default('https://api.openai.com/v1')),
  GEMINI_API_KEY: blankAsUndefined(key.optional()),
  GEMINI_MODEL: blankAsUndefined(z.string().default('gemini-flash-latest')),
  GEMINI_BASE_URL: blankAsUndefined(address.default('https://generativelanguage.googleapis.com/v1beta')),
  ANTHROPIC_API_KEY: blankAsUndefined(key.optional()),
  ANTHROPIC_MODEL: blankAsUndefined(z.string().default('claude-haiku-5-5')),
  ANTHROPIC_BASE_URL: blankAsUndefined(address.default('https://api.anthropic.com/v1')),
  MODEL_SERVER_URL: blankAsUndefined(address.optional()),
  MODEL_SERVER_MODEL: blankAsUndefined(z.string().optional()),
  MODEL_SERVER_KEY: blankAsUndefined(key.optional()),
  MODEL_TIMEOUT_MS: blankAsUndefined(integerBetween(100, 75_000).default(75_000)),
  LOCAL_MODELS: blankAsUndefined(z.enum(['off', 'operator', 'ask']).default('operator')),
  OLLAMA_URL: blankAsUndefined(loopback.default('http://127.0.0.1:11434/v1')),
  LM_STUDIO_URL: blankAsUndefined(loopback.default('http://127.0.0.1:1234/v1')),
  LLAMA_CPP_URL: blankAsUndefined(loopback.default('http://127.0.0.1:8080/v1')),
};
const modelEnvironmentSchema = z.object(modelEnvironment);

/** Connection to one language model. */
export type ModelSettings = { readonly baseUrl: string; readonly model: string } & (
  | { readonly vendor: KeyedVendor; readonly key: string }
  /** Null if the server needs no key. */
  | { readonly vendor: 'openai-compatible'; readonly key: string | null }
);

/** Models that a workspace may add: with its own key, or on the operator's machine. */
export interface AddableModels {
  /** False if the operator turned language models off. */
  readonly isAllowed: boolean;
  /** Endpoint and model used with a workspace's own key. */
  readonly keyed: Readonly<Record<KeyedVendor, { readonly baseUrl: string; readonly model: string }>>;
  /** Local model servers that may be discovered; null if discovery is off. */
  readonly local: Readonly<Record<LocalModel['server'], string>> | null;
  /** Who may discover them. */
  readonly localFor: 'operators' | 'admins';
}

/** Which models a workspace may add itself. */
export function addableModels(settings: z.output<typeof modelEnvironmentSchema>): AddableModels {
  return {
    isAllowed: settings.LANGUAGE_MODEL !== 'none',
    keyed: {
      openai: { baseUrl: settings.OPENAI_BASE_URL, model: settings.OPENAI_MODEL },
      gemini: { baseUrl: settings.GEMINI_BASE_URL, model: settings.GEMINI_MODEL },
      anthropic: { baseUrl: settings.ANTHROPIC_BASE_URL, model: settings.ANTHROPIC_MODEL },
    },
    local:
      settings.LOCAL_MODELS !== 'off' && settings.LANGUAGE_MODEL !== 'none'
        ? {
            ollama: settings.OLLAMA_URL,
            'lm-studio': settings.LM_STUDIO_URL,
            'llama.cpp': settings.LLAMA_CPP_URL,
          }
        : null,
    localFor: settings.LOCAL_MODELS === 'ask' ? 'admins' : 'operators',
  };
}

/**
 * Language models configured in the environment, in the order they are tried.
 * @throws StartError if a model is named but its key or URL is not set.
 */
export function modelSettings(settings: z.output<typeof modelEnvironmentSchema>): readonly ModelSettings[] {
  const { LANGUAGE_MODEL: first, MODEL_SERVER_URL, MODEL_SERVER_MODEL } = settings;
  if ((MODEL_SERVER_URL === undefined) !== (MODEL_SERVER_MODEL === undefined))
    throw new StartError('MODEL_SERVER_MODEL is wrong: it and MODEL_SERVER_URL need each other');
  const keyed = [
    ['openai', settings.OPENAI_BASE_URL, settings.OPENAI_API_KEY, settings.OPENAI_MODEL],
    ['gemini', settings.GEMINI_BASE_URL, settings.GEMINI_API_KEY, settings.GEMINI_MODEL],
    ['anthropic', settings.ANTHROPIC_BASE_URL, settings.ANTHROPIC_API_KEY, settings.ANTHROPIC_MODEL],
  ] as const;
  const all: ModelSettings[] = keyed.flatMap(([vendor, baseUrl, given, model]) =>
    given === undefined ? [] : [{ vendor, baseUrl, key: given, model }],
  );
  if (MODEL_SERVER_URL !== undefined && MODEL_SERVER_MODEL !== undefined)
    all.push({
      vendor: 'openai-compatible',
      baseUrl: MODEL_SERVER_URL,
      key: settings.MODEL_SERVER_KEY ?? null,
      model: MODEL_SERVER_MODEL,
    });
  if (first === 'none') return [];
  if (first !== undefined && !all.some(({ vendor }) => vendor === first))
    throw new StartError(`LANGUAGE_MODEL is wrong: what ${first} needs is not set`);
  return all.toSorted((one, other) => Number(other.vendor === first) - Number(one.vendor === first));
}
