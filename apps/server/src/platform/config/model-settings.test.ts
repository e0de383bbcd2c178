import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const models = (settings: Record<string, string>): string[] =>
  loadConfig(settings).languageModels.map(({ vendor, model }) => `${vendor} ${model}`);
const KEYS = { OPENAI_API_KEY: 'one', GEMINI_API_KEY: 'two', GEMINI_MODEL: 'gemini-test' };
const SERVER = { MODEL_SERVER_URL: 'http://127.0.0.1:11434/v1/', MODEL_SERVER_MODEL: 'llama-test' };

test('no model is used without keys', () => {
  expect(models({})).toEqual([]);
  expect(models({ OPENAI_API_KEY: '', OPENAI_MODEL: 'gpt-test' })).toEqual([]);
  expect(models({ ...KEYS, LANGUAGE_MODEL: 'none' })).toEqual([]);
});

test('configured models are tried in order, starting with the one named in LANGUAGE_MODEL', () => {
  expect(models({ ...SERVER, ...KEYS })).toEqual([
    'openai gpt-5.4-mini',
    'gemini gemini-test',
    'openai-compatible llama-test',
  ]);
  expect(models({ ...SERVER, ...KEYS, LANGUAGE_MODEL: 'openai-compatible' })[0]).toBe(
    'openai-compatible llama-test',
  );
  expect(loadConfig(SERVER).languageModels).toEqual([
    {
      vendor: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      key: null,
      model: 'llama-test',
    },
  ]);
});

test.each([
  ['LANGUAGE_MODEL', { LANGUAGE_MODEL: 'gemini', OPENAI_API_KEY: 'one' }],
  ['LANGUAGE_MODEL', { LANGUAGE_MODEL: 'other' }],
  ['MODEL_SERVER_MODEL', { MODEL_SERVER_URL: 'http://127.0.0.1:11434/v1' }],
  ['MODEL_SERVER_MODEL', { MODEL_SERVER_MODEL: 'llama-test' }],
  ['MODEL_SERVER_URL', { MODEL_SERVER_URL: 'file:///etc/passwd', MODEL_SERVER_MODEL: 'x' }],
  ['OPENAI_API_KEY', { OPENAI_API_KEY: 'with a space' }],
] as [string, Record<string, string>][])(
  'an invalid %s fails startup with an error naming it',
  (name, settings) => {
    expect(() => loadConfig(settings)).toThrow(new RegExp(`^${name} is wrong`));
  },
);
