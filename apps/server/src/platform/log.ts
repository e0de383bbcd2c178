import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config/config.ts';
import type { Log } from './context.ts';
import { currentWorkContext } from './observability/work-context.ts';

/** Marks a logger whose lines already include the request ID. */
const NAMES_REQUEST = Symbol('names request');

export const childLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  log,
  { reqId },
  options,
) => Object.assign(log.child({ requestId: String(reqId) }, options), { [NAMES_REQUEST]: true });

/** Structured logs to standard output by default, without tokens, cookies, passwords, or bodies. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    mixin: describeLine,
    // Fields of the line take precedence over the mixin.
    mixinMergeStrategy: (line, known) => ({ ...known, ...line }),
    redact: { paths: ['req.headers', 'res.headers', 'password', '*.password', '*.token'], remove: true },
    serializers: {
      err: describeError,
      req: (request: { id?: string; method?: string; url?: string; ip?: string }) => ({
        id: request.id,
        method: request.method,
        // Query strings contain search terms and emailed tokens.
        path: request.url?.split('?', 1)[0],
        address: request.ip,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Adds the event code, and the request in which the line was logged. */
function describeLine(line: object, _level: number, logger: object): object {
  const requestId = Reflect.has(logger, NAMES_REQUEST) ? undefined : currentWorkContext()?.requestId;
  return {
    ...('event' in line
      ? {}
      : { event: 'res' in line ? 'request_completed' : 'req' in line ? 'request_received' : 'other' }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Error fields that contain row values, such as user content and password hashes. */
const ROW_FIELDS = ['params', 'detail', 'where', 'internalQuery'];

/** Serializes an error with its causes and stacks, without the query parameters. */
function describeError(error: Error): object {
  const fields: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const name of ROW_FIELDS) delete fields[name];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const query: unknown = Reflect.get(cause, 'query');
    if (typeof query !== 'string') continue;
    for (const name of ['message', 'stack']) {
      fields[name] = String(fields[name]).replaceAll(cause.message, () => `Failed query: ${query}`);
    }
  }
  return fields;
}
