import {
  type Dialect,
  type FakeModelServer,
  startModelServer,
} from '../language-model/start-model-server.ts';
import { findProtoError } from './proto.ts';

export const GEMINI_KEY = 'fake-gemini-key-0123456789abcdef';

/** A fake of Gemini's `streamGenerateContent`, validated against Google's proto files and recorded responses. */
export function startGemini(): Promise<FakeModelServer> {
  return startModelServer(dialect, '/v1beta');
}

interface Content {
  readonly parts: readonly { readonly text?: string }[];
}

interface GeminiBody {
  readonly contents: readonly Content[];
  readonly systemInstruction?: Content;
  readonly tools?: unknown;
  readonly generationConfig?: { readonly responseMimeType?: string; readonly responseJsonSchema?: unknown };
}

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};
const WRONG_KEY = 'API key not valid. Please pass a valid API key.';
const ENDS = { stop: 'STOP', length: 'MAX_TOKENS', withheld: 'SAFETY' } as const;

const dialect: Dialect = {
  refuseKey: (headers) =>
    headers['x-goog-api-key'] === GEMINI_KEY ? null : { status: 400, message: WRONG_KEY },
  refusal: (code, message) => ({
    error: {
      code,
      message,
      status: STATUS[code] ?? 'UNKNOWN',
      ...(message === WRONG_KEY
        ? {
            details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
          }
        : {}),
    },
  }),
  read({ path, headers, body }) {
    const model = /^\/v1beta\/models\/([\w.-]+):streamGenerateContent\?alt=sse$/.exec(path)?.[1];
    if (model === undefined) return null;
    const wrong = findProtoError('GenerateContentRequest', body);
    if (wrong !== null) return `Invalid JSON payload received. ${wrong}`;
    const { contents, systemInstruction, tools, generationConfig } = body as GeminiBody;
    if (tools !== undefined) return 'no tools were expected';
    if (
      generationConfig?.responseJsonSchema !== undefined &&
      !generationConfig.responseMimeType?.includes('json')
    )
      return 'responseJsonSchema needs a response mime type of JSON';
    return {
      path,
      headers,
      body,
      instructions: systemInstruction ? textOf(systemInstruction) : '',
      prompt: contents.map(textOf).join('\n'),
    };
  },
  events({ path, instructions, prompt }, pieces, end) {
    const promptTokenCount = Math.ceil((instructions.length + prompt.length) / 4);
    const modelVersion = /models\/([\w.-]+):/.exec(path)?.[1] ?? '';
    let written = 0;
    return pieces.map((text, at) => {
      written += text.length;
      const candidatesTokenCount = Math.ceil(written / 4);
      const answer = {
        candidates: [
          {
            content: { parts: [{ text }], role: 'model' },
            ...(at === pieces.length - 1 ? { finishReason: ENDS[end] } : {}),
            index: 0,
          },
        ],
        usageMetadata: {
          promptTokenCount,
          candidatesTokenCount,
          totalTokenCount: promptTokenCount + candidatesTokenCount,
        },
        modelVersion,
        responseId: 'answer-1',
      };
      const wrong = findProtoError('GenerateContentResponse', answer);
      if (wrong !== null) throw new Error(`a stand-in's own answer is wrong: ${wrong}`);
      return `data: ${JSON.stringify(answer)}\r\n\r\n`;
    });
  },
};

function textOf({ parts }: Content): string {
  return parts.map(({ text = '' }) => text).join('\n');
}
