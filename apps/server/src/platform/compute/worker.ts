import { parentPort, workerData } from 'node:worker_threads';
import { withLanguage } from '../language/current-language.ts';
import { connectToEventLoop, handleServiceAnswer, type ServiceAnswer } from './services.ts';
import type { ErrorCopy } from './task.ts';

/** A task call as a thread receives it. */
export interface Call {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly language: string;
}

/** A thread's response. */
export type Answer = { readonly result: unknown } | { readonly error: ErrorCopy };

type Run = (...args: readonly unknown[]) => unknown;

async function answer({ module, name, args, language }: Call): Promise<Answer> {
  try {
    const exported = (await import(module)) as Readonly<Record<string, Run | undefined>>;
    const run = exported[name];
    if (run === undefined) throw new TypeError(`${module} exports no function ${name}`);
    return { result: await withLanguage(language, () => run(...args)) };
  } catch (error) {
    return { error: copyOf(error) };
  }
}

function copyOf(error: unknown): ErrorCopy {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, fields: {} };
  const { name, message, stack } = error;
  const plain = Object.entries(error).filter(
    ([, value]) => typeof value !== 'object' && typeof value !== 'function',
  );
  return { name: error.constructor.name || name, message, stack, fields: Object.fromEntries(plain) };
}

const port = parentPort;
if (port) connectToEventLoop(port);
port?.on('message', (call: Call | ServiceAnswer) => {
  if ('answered' in call) return handleServiceAnswer(call);
  void answer(call).then((made) => {
    try {
      port.postMessage(made);
    } catch (error) {
      port.postMessage({ error: copyOf(error) } satisfies Answer);
    }
  });
});
// Loaded before the first task needs them; a module that cannot be loaded fails the task that needs it.
for (const module of workerData as readonly string[]) await import(module).catch(() => undefined);
