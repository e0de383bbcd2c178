import { ANTHROPIC_KEY, startAnthropic } from '../../../../../tests/fakes/anthropic/start-anthropic.ts';
import { GEMINI_KEY, startGemini } from '../../../../../tests/fakes/gemini/start-gemini.ts';
import { startOllama } from '../../../../../tests/fakes/ollama/start-ollama.ts';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import type { TestVendor } from './start-generating.ts';

/** The vendors with their fake servers. */
export const VENDORS: readonly TestVendor[] = [
  {
    vendor: 'openai',
    id: 'openai/gpt-test',
    start: startOpenAi,
    settings: (url) => ({ OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: url, OPENAI_MODEL: 'gpt-test' }),
  },
  {
    vendor: 'gemini',
    id: 'gemini/gemini-test',
    start: startGemini,
    settings: (url) => ({ GEMINI_API_KEY: GEMINI_KEY, GEMINI_BASE_URL: url, GEMINI_MODEL: 'gemini-test' }),
  },
  {
    vendor: 'anthropic',
    id: 'anthropic/claude-haiku-4-5',
    start: startAnthropic,
    settings: (url) => ({
      ANTHROPIC_API_KEY: ANTHROPIC_KEY,
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_MODEL: 'claude-haiku-4-5',
    }),
  },
  {
    vendor: 'openai-compatible',
    id: 'openai-compatible/llama-test',
    start: startOllama,
    settings: (url) => ({ MODEL_SERVER_URL: url, MODEL_SERVER_MODEL: 'llama-test' }),
  },
];
