export { anthropicModel } from './anthropic.ts';
export { geminiModel } from './gemini.ts';
export { openAiCompatibleModel } from './openai-compatible.ts';
export { openAiModel } from './openai.ts';
