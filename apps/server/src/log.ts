import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import type { Log } from './context.ts';
import { currentWork } from './observability/work-context.ts';

/** Says of a logger that its lines name their request already. */
const NAMES_REQUEST = Symbol('names request');

/** The logger of one request. */
export const childLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  log,
  { reqId },
  options,
) => Object.assign(log.child({ requestId: String(reqId) }, options), { [NAMES_REQUEST]: true });

/** Structured logs, on standard output unless told otherwise, without tokens, cookies, passwords and bodies. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    mixin: describeLine,
    // What a line says itself goes before what is known of all lines.
    mixinMergeStrategy: (line, known) => ({ ...known, ...line }),
    redact: { paths: ['req.headers', 'res.headers', 'password', '*.password', '*.token'], remove: true },
    serializers: {
      err: describeError,
      req: (request: { id?: string; method?: string; url?: string; ip?: string }) => ({
        id: request.id,
        method: request.method,
        // Queries hold search terms and tokens of mailed links.
        path: request.url?.split('?', 1)[0],
        address: request.ip,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What every line has: a code of the event, and the request or job that it happened in. */
function describeLine(line: object, _level: number, logger: object): object {
  const requestId = Reflect.has(logger, NAMES_REQUEST) ? undefined : currentWork()?.requestId;
  return {
    ...('event' in line
      ? {}
      : { event: 'res' in line ? 'request_completed' : 'req' in line ? 'request_received' : 'other' }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** What the database says of rows and parameters: they hold what people wrote, and hashes of passwords. */
const OF_ROWS = ['params', 'detail', 'where', 'internalQuery'];

/** An error with its causes and stacks, and without the values that a statement was called with. */
function describeError(error: Error): object {
  const told: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const name of OF_ROWS) delete told[name];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const query: unknown = Reflect.get(cause, 'query');
    if (typeof query !== 'string') continue;
    for (const name of ['message', 'stack']) {
      told[name] = String(told[name]).replaceAll(cause.message, () => `Failed query: ${query}`);
    }
  }
  return told;
}
