import {
  type Dialect,
  type FakeModelServer,
  startModelServer,
} from '../language-model/start-model-server.ts';
import { assertMatchesSchema, createSchemaCheck } from '../openai/open-api.ts';

/**
 * A fake of Ollama's chat completions and model list, validated against OpenAI's description of them. It needs no key
 * and has no strict mode.
 */
export function startOllama(models: readonly string[] = ['llama3.2']): Promise<FakeModelServer> {
  const data = models.map((id) => ({ id, object: 'model', created: 1_790_000_000, owned_by: 'library' }));
  const list = assertMatchesSchema(createSchemaCheck('ListModelsResponse'), { object: 'list', data });
  return startModelServer({ ...dialect, models: list }, '/v1');
}

interface ChatBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Features that the real server does not have. */
const UNKNOWN = ['tools', 'tool_choice', 'n', 'logprobs', 'logit_bias'];

/** Chat completions of a local model server; LM Studio's fake overrides what differs. */
export const dialect: Dialect = {
  refuseKey: () => null,
  refusal: (_status, message) => ({ error: { message, type: 'api_error', param: null, code: null } }),
  read({ path, headers, body }) {
    if (path !== '/v1/chat/completions') return null;
    const wrong = createSchemaCheck('CreateChatCompletionRequest')(body);
    if (wrong !== null) return wrong;
    const { stream, messages } = body as ChatBody;
    if (stream !== true) return 'this stand-in only streams';
    const unknown = UNKNOWN.find((name) => name in (body as object));
    if (unknown !== undefined) return `${unknown} is not supported`;
    const wordsOf = (isOurs: boolean): string =>
      messages
        .filter(({ role }) => (role === 'system') === isOurs)
        .map(({ content }) => content)
        .join('\n');
    return { path, headers, body, instructions: wordsOf(true), prompt: wordsOf(false) };
  },
  events({ body, instructions, prompt }, pieces, end) {
    const { model, stream_options: options } = body as ChatBody;
    const check = createSchemaCheck('CreateChatCompletionStreamResponse');
    const chunk = (choices: object[], more = {}): string =>
      `data: ${JSON.stringify(
        assertMatchesSchema(check, {
          id: 'chatcmpl-1',
          object: 'chat.completion.chunk',
          created: 1_790_000_000,
          model,
          system_fingerprint: 'fp_ollama',
          choices,
          ...more,
        }),
      )}\n\n`;
    const choice = (delta: object, reason: string | null) => ({ index: 0, delta, finish_reason: reason });
    const input = Math.ceil((instructions.length + prompt.length) / 4);
    const output = Math.ceil(pieces.join('').length / 4);
    return [
      ...pieces.map((content) => chunk([choice({ role: 'assistant', content }, null)])),
      chunk([choice({}, end === 'withheld' ? 'content_filter' : end)]),
      ...(options?.include_usage === true
        ? [
            chunk([], {
              usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
            }),
          ]
        : []),
      'data: [DONE]\n\n',
    ];
  },
};
