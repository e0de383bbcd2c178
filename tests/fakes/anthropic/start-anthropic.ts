import {
  type ModelRequest,
  type Dialect,
  type FakeModelServer,
  startModelServer,
} from '../language-model/start-model-server.ts';
import { findSchemaError } from './messages-schema.ts';

export const ANTHROPIC_KEY = 'fake-anthropic-key-0123456789abcdef';

/** A fake of Anthropic's Messages API, validated against its reference. It only streams, as the product requests. */
export function startAnthropic(): Promise<FakeModelServer> {
  return startModelServer(dialect, '/v1');
}

type Content = string | readonly { readonly type: string; readonly text: string }[];
interface MessagesBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly system?: Content;
  readonly messages: readonly { readonly role: string; readonly content: Content }[];
  readonly tools?: readonly { readonly name: string }[];
  readonly tool_choice?: { readonly type: string; readonly name?: string };
}

const VERSION = '2023-06-01';
const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

const dialect: Dialect = {
  refuseKey: (headers) =>
    headers['x-api-key'] === ANTHROPIC_KEY ? null : { status: 401, message: 'invalid x-api-key' },
  refusal: (status, message) =>
    assertMatchesSchema('refusal', {
      type: 'error',
      error: { type: ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error'), message },
      request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
    }),
  read({ path, headers, body }) {
    if (path !== '/v1/messages') return null;
    if (headers['anthropic-version'] !== VERSION) return 'anthropic-version: header is required';
    const wrong = findSchemaError('request', body);
    if (wrong !== null) return wrong;
    const { stream, system = '', messages, tools, tool_choice: choice } = body as MessagesBody;
    if (stream !== true) return 'this stand-in only streams';
    if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
    if (choice?.type === 'tool' && !tools?.some(({ name }) => name === choice.name))
      return `Tool '${choice.name}' not found in provided tools`;
    const prompt = messages.map(({ content }) => wordsOf(content)).join('\n');
    return { path, headers, body, instructions: wordsOf(system), prompt };
  },
  events(asked, pieces, end) {
    const { model, tools } = asked.body as MessagesBody;
    const tool = tools?.[0];
    const usage = usageOf(asked, pieces.join(''));
    const whole = tool === undefined ? 'end_turn' : 'tool_use';
    const reason = end === 'stop' ? whole : end === 'length' ? 'max_tokens' : 'refusal';
    const block =
      tool === undefined
        ? { type: 'text', text: '' }
        : { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} };
    const delta = (piece: string): object =>
      tool === undefined
        ? { type: 'text_delta', text: piece }
        : { type: 'input_json_delta', partial_json: piece };
    const events = [
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { ...usage, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'ping' },
      ...pieces.map((piece) => ({ type: 'content_block_delta', index: 0, delta: delta(piece) })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: usage.output_tokens },
      },
      { type: 'message_stop' },
    ];
    return events.map(
      (event) => `event: ${event.type}\ndata: ${JSON.stringify(assertMatchesSchema('event', event))}\n\n`,
    );
  },
};

function usageOf({ instructions, prompt }: ModelRequest, text: string) {
  return {
    input_tokens: Math.ceil((instructions.length + prompt.length) / 4),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: Math.ceil(text.length / 4),
  };
}

function wordsOf(content: Content): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
}

/** Fails the test if the fake would send something that the vendor would not. */
function assertMatchesSchema<Value>(kind: 'event' | 'refusal', value: Value): Value {
  const wrong = findSchemaError(kind, value);
  if (wrong !== null) throw new Error(`a stand-in's own answer is wrong: ${wrong}`);
  return value;
}
