import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import type { Log } from './context.ts';

/** Structured logs, on standard output unless told otherwise, without tokens, cookies, passwords and bodies. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
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
