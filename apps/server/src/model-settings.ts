import type { LocalModel } from '@pagewright/contract/settings';
import { z } from 'zod';
import { blankIsAbsent, count, webAddress } from './setting-kinds.ts';
import { StartError } from './start-error.ts';

/** Vendors of language models in the order in which they are asked unless `LANGUAGE_MODEL` names another first. */
const VENDORS = ['openai', 'gemini', 'anthropic', 'openai-compatible'] as const;

/** Vendors that are asked with a key. */
export const KEYED_VENDORS = ['openai', 'gemini', 'anthropic'] as const;
export type KeyedVendor = (typeof KEYED_VENDORS)[number];

/** A key goes into a header, where nothing else is allowed. */
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces');
const address = webAddress.transform((url) => url.replace(/\/+$/, ''));

/** A search for servers on this machine must not reach another machine. */
const loopback = address.refine(
  (url) => /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/.test(new URL(url).hostname),
  'must be an address of this machine, such as 127.0.0.1; MODEL_SERVER_URL takes any other',
);

/** The settings of language models as the environment has them. */
export const modelEnvironment = {
  LANGUAGE_MODEL: blankIsAbsent(z.enum(['none', ...VENDORS]).optional()),
  OPENAI_API_KEY: blankIsAbsent(key.optional()),
  OPENAI_MODEL: blankIsAbsent(z.string().default('gpt-5.4-mini')),
  OPENAI_BASE_URL: blankIsAbsent(address.default('https://api.openai.com/v1')),
  GEMINI_API_KEY: blankIsAbsent(key.optional()),
  GEMINI_MODEL: blankIsAbsent(z.string().default('gemini-flash-latest')),
  GEMINI_BASE_URL: blankIsAbsent(address.default('https://generativelanguage.googleapis.com/v1beta')),
  ANTHROPIC_API_KEY: blankIsAbsent(key.optional()),
  ANTHROPIC_MODEL: blankIsAbsent(z.string().default('claude-haiku-5-5')),
  ANTHROPIC_BASE_URL: blankIsAbsent(address.default('https://api.anthropic.com/v1')),
  MODEL_SERVER_URL: blankIsAbsent(address.optional()),
  MODEL_SERVER_MODEL: blankIsAbsent(z.string().optional()),
  MODEL_SERVER_KEY: blankIsAbsent(key.optional()),
  MODEL_TIMEOUT_MS: blankIsAbsent(count(100, 75_000).default(75_000)),
  LOCAL_MODELS: blankIsAbsent(z.enum(['off', 'operator', 'ask']).default('operator')),
  OLLAMA_URL: blankIsAbsent(loopback.default('http://127.0.0.1:11434/v1')),
  LM_STUDIO_URL: blankIsAbsent(loopback.default('http://127.0.0.1:1234/v1')),
  LLAMA_CPP_URL: blankIsAbsent(loopback.default('http://127.0.0.1:8080/v1')),
};
const modelEnvironmentSchema = z.object(modelEnvironment);

/** How one language model is reached. */
export type ModelSettings = { readonly baseUrl: string; readonly model: string } & (
  | { readonly vendor: KeyedVendor; readonly key: string }
  /** The key is null where the server wants none. */
  | { readonly vendor: 'openai-compatible'; readonly key: string | null }
);

/** Where models are that a workspace may add: by a key of its own, or on the operator's machine. */
export interface AddableModels {
  /** False where the operator wants no model asked at all. */
  readonly isAllowed: boolean;
  /** What a workspace's own key is used with. */
  readonly keyed: Readonly<Record<KeyedVendor, { readonly baseUrl: string; readonly model: string }>>;
  /** Addresses of servers that may be looked for on the operator's machine; null where they may not. */
  readonly local: Readonly<Record<LocalModel['server'], string>> | null;
  /** Who may look for them. */
  readonly localFor: 'operators' | 'admins';
}

/** What a workspace may add to the language models that the environment sets. */
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
 * The language models that the environment sets, the one that is asked first first.
 * @throws StartError where a model is named and what reaches it is not.
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
