import { z } from 'zod';
import { blankIsAbsent, webAddress } from './setting-kinds.ts';
import { StartError } from './start-error.ts';

/** Vendors of language models in the order in which they are asked unless `LANGUAGE_MODEL` names another first. */
const VENDORS = ['openai', 'gemini', 'openai-compatible'] as const;

/** A key goes into a header, where nothing else is allowed. */
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces');
const address = webAddress.transform((url) => url.replace(/\/+$/, ''));

/** The settings of language models as the environment has them. */
export const modelEnvironment = {
  LANGUAGE_MODEL: blankIsAbsent(z.enum(['none', ...VENDORS]).optional()),
  OPENAI_API_KEY: blankIsAbsent(key.optional()),
  OPENAI_MODEL: blankIsAbsent(z.string().default('gpt-5.4-mini')),
  OPENAI_BASE_URL: blankIsAbsent(address.default('https://api.openai.com/v1')),
  GEMINI_API_KEY: blankIsAbsent(key.optional()),
  GEMINI_MODEL: blankIsAbsent(z.string().default('gemini-flash-latest')),
  GEMINI_BASE_URL: blankIsAbsent(address.default('https://generativelanguage.googleapis.com/v1beta')),
  MODEL_SERVER_URL: blankIsAbsent(address.optional()),
  MODEL_SERVER_MODEL: blankIsAbsent(z.string().optional()),
  MODEL_SERVER_KEY: blankIsAbsent(key.optional()),
};
const modelEnvironmentSchema = z.object(modelEnvironment);

/** How one language model is reached. */
export type ModelSettings = { readonly baseUrl: string; readonly model: string } & (
  | { readonly vendor: 'openai' | 'gemini'; readonly key: string }
  /** The key is null where the server wants none. */
  | { readonly vendor: 'openai-compatible'; readonly key: string | null }
);

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
