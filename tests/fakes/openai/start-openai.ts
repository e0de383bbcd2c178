import {
  type ModelRequest,
  type Dialect,
  type FakeModelServer,
  startModelServer,
} from '../language-model/start-model-server.ts';
import { assertMatchesSchema, createSchemaCheck, findStrictSchemaError } from './open-api.ts';

export const OPENAI_KEY = 'fake-openai-key-0123456789abcdef';

/**
 * A fake of OpenAI's Responses API, validated against its published description. It only streams, as the product
 * requests.
 */
export function startOpenAi(): Promise<FakeModelServer> {
  return startModelServer(dialect, '/v1');
}

interface ResponsesBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly store?: boolean;
  readonly tools?: unknown;
  readonly instructions?: string;
  readonly input: readonly { readonly role: string; readonly content: unknown }[];
  readonly text?: { readonly format?: { readonly strict?: boolean; readonly schema?: unknown } };
}

const dialect: Dialect = {
  refuseKey: (headers) =>
    headers.authorization === `Bearer ${OPENAI_KEY}`
      ? null
      : { status: 401, message: 'Incorrect API key provided.' },
  refusal: (_status, message) =>
    assertMatchesSchema(createSchemaCheck('ErrorResponse'), {
      error: { message, type: 'invalid_request_error', param: null, code: null },
    }),
  read({ path, headers, body }) {
    if (path !== '/v1/responses') return null;
    const wrong = createSchemaCheck('CreateResponse')(body);
    if (wrong !== null) return wrong;
    const { stream, tools, input, instructions, text } = body as ResponsesBody;
    if (stream !== true) return 'this stand-in only streams';
    if (tools !== undefined) return 'no tools were expected';
    if (text?.format?.strict === true) {
      const problem = findStrictSchemaError(text.format.schema);
      if (problem !== null) return problem;
    }
    const wordsOf = (isOurs: boolean): string =>
      input
        .filter(({ role }) => (role === 'system' || role === 'developer') === isOurs)
        .map(({ content }) => textOf(content))
        .join('\n');
    return { path, headers, body, instructions: instructions ?? wordsOf(true), prompt: wordsOf(false) };
  },
  events(asked, pieces, end) {
    const item = { id: 'msg_1', type: 'message', role: 'assistant' };
    const part = { type: 'output_text', annotations: [], logprobs: [] };
    const text = pieces.join('');
    const output = [{ ...item, status: 'completed', content: [{ ...part, text }] }];
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
    const isWhole = end === 'stop';
    const last = {
      status: isWhole ? 'completed' : 'incomplete',
      output,
      usage: usageOf(asked, text),
      incomplete_details: isWhole
        ? null
        : { reason: end === 'length' ? 'max_output_tokens' : 'content_filter' },
    };
    const events = [
      { type: 'response.created', response: responseOf(asked, { status: 'in_progress', output: [] }) },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      },
      { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
      ...pieces.map((delta) => ({ type: 'response.output_text.delta', ...place, delta, logprobs: [] })),
      { type: 'response.output_text.done', ...place, text, logprobs: [] },
      { type: 'response.output_item.done', output_index: 0, item: output[0] },
      {
        type: isWhole ? 'response.completed' : 'response.incomplete',
        response: responseOf(asked, last),
      },
    ];
    const check = createSchemaCheck('ResponseStreamEvent');
    return events.map((event, index) => {
      const whole = assertMatchesSchema(check, { ...event, sequence_number: index });
      return `event: ${event.type}\ndata: ${JSON.stringify(whole)}\n\n`;
    });
  },
};

function responseOf(asked: ModelRequest, more: object): object {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: (asked.body as ResponsesBody).model,
    parallel_tool_calls: true,
    temperature: 1,
    top_p: 1,
    tool_choice: 'auto',
    tools: [],
    ...more,
  };
}

function usageOf({ instructions, prompt }: ModelRequest, text: string): object {
  const input = Math.ceil((instructions.length + prompt.length) / 4);
  const output = Math.ceil(text.length / 4);
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('\n');
}
