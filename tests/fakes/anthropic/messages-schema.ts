import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * The parts of Anthropic's Messages API reference that the product uses: requests, refusals, and stream events
 * (https://platform.claude.com/docs/en/api/messages). Unknown keys are refused, as the service does ("Extra inputs are
 * not permitted").
 */
const closed = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const textBlock = closed(
  { type: { const: 'text' }, text: { type: 'string', minLength: 1 }, cache_control: {} },
  ['type', 'text'],
);
const textOrBlocks = { anyOf: [text, { type: 'array', items: textBlock }] };
const tool = closed(
  {
    name: { type: 'string', pattern: '^[a-zA-Z0-9_-]{1,128}$' },
    description: text,
    input_schema: { type: 'object', properties: { type: { const: 'object' } }, required: ['type'] },
    strict: { type: 'boolean' },
    eager_input_streaming: { type: 'boolean' },
  },
  ['name', 'input_schema'],
);

const request = closed(
  {
    model: { type: 'string', minLength: 1 },
    max_tokens: { type: 'integer', minimum: 1 },
    messages: {
      type: 'array',
      minItems: 1,
      items: closed({ role: { enum: ['user', 'assistant'] }, content: textOrBlocks }),
    },
    system: textOrBlocks,
    stream: { type: 'boolean' },
    temperature: { type: 'number', minimum: 0, maximum: 1 },
    thinking: { type: 'object' },
    tools: { type: 'array', items: tool },
    tool_choice: closed(
      {
        type: { enum: ['auto', 'any', 'tool', 'none'] },
        name: text,
        disable_parallel_tool_use: { type: 'boolean' },
      },
      ['type'],
    ),
    output_config: closed(
      {
        effort: { enum: ['low', 'medium', 'high', 'xhigh', 'max'] },
        format: closed({ type: { const: 'json_schema' }, schema: { type: 'object' } }),
      },
      [],
    ),
  },
  ['model', 'max_tokens', 'messages'],
);

const usage = closed({
  input_tokens: count,
  cache_creation_input_tokens: count,
  cache_read_input_tokens: count,
  output_tokens: count,
});
const stopReason = {
  enum: ['end_turn', 'max_tokens', 'stop_sequence', 'tool_use', 'pause_turn', 'refusal', null],
};
const message = closed({
  id: { type: 'string', pattern: '^msg_' },
  type: { const: 'message' },
  role: { const: 'assistant' },
  model: text,
  content: { type: 'array' },
  stop_reason: stopReason,
  stop_sequence: { type: ['string', 'null'] },
  usage,
});
const event = {
  oneOf: [
    closed({ type: { const: 'message_start' }, message }),
    closed({
      type: { const: 'content_block_start' },
      index: count,
      content_block: {
        oneOf: [
          closed({ type: { const: 'text' }, text }),
          closed({
            type: { const: 'tool_use' },
            id: { type: 'string', pattern: '^toolu_' },
            name: text,
            input: {},
          }),
        ],
      },
    }),
    closed({ type: { const: 'ping' } }),
    closed({
      type: { const: 'content_block_delta' },
      index: count,
      delta: {
        oneOf: [
          closed({ type: { const: 'text_delta' }, text }),
          closed({ type: { const: 'input_json_delta' }, partial_json: text }),
        ],
      },
    }),
    closed({ type: { const: 'content_block_stop' }, index: count }),
    closed({
      type: { const: 'message_delta' },
      delta: closed({ stop_reason: stopReason, stop_sequence: { type: ['string', 'null'] } }),
      usage: closed({ output_tokens: count }),
    }),
    closed({ type: { const: 'message_stop' } }),
  ],
};
const refusal = closed({
  type: { const: 'error' },
  error: closed({
    type: {
      enum: [
        'invalid_request_error',
        'authentication_error',
        'billing_error',
        'permission_error',
        'not_found_error',
        'request_too_large',
        'rate_limit_error',
        'api_error',
        'timeout_error',
        'overloaded_error',
      ],
    },
    message: text,
  }),
  request_id: text,
});

const ajv = new Ajv2020({ strict: false });
const checks = { request: ajv.compile(request), event: ajv.compile(event), refusal: ajv.compile(refusal) };

/** Returns what violates the reference in a value, or null. */
export function findSchemaError(kind: keyof typeof checks, value: unknown): string | null {
  const check: ValidateFunction = checks[kind];
  if (check(value)) return null;
  return (check.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message: problem }) => `${instancePath} ${problem}`)
    .join('; ');
}
