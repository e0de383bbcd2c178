import type { MessagePort } from 'node:worker_threads';

/** A call from a thread to the event loop, for things only one thread of the process can own. */
export interface ServiceCall {
  readonly service: string;
  readonly id: number;
  readonly input: unknown;
}

/** The event loop's response; null if the service fails. */
export interface ServiceAnswer {
  readonly answered: number;
  readonly output: unknown;
}

type Service = (input: never) => Promise<unknown>;

const services = new Map<string, Service>();
const waiting = new Map<number, (output: unknown) => void>();
let eventLoop: MessagePort | null = null;
let last = 0;

/** Registers a function that tasks may call on the event loop. It must not compute there itself. */
export function exposeToThreads(name: string, service: Service): void {
  services.set(name, service);
}

/** Calls a service on the event loop, from there or from a task. Null if it is not registered or fails. */
export async function callEventLoop(service: string, input: unknown): Promise<unknown> {
  if (eventLoop === null) return handleServiceCall(service, input);
  last += 1;
  const id = last;
  const port = eventLoop;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    port.postMessage({ service, id, input } satisfies ServiceCall);
  });
}

/** On the event loop: runs a service. */
export async function handleServiceCall(name: string, input: unknown): Promise<unknown> {
  try {
    return (await services.get(name)?.(input as never)) ?? null;
  } catch {
    return null;
  }
}

/** In a thread: routes service calls through this port. */
export function connectToEventLoop(port: MessagePort): void {
  eventLoop = port;
}

/** In a thread: passes a response to the waiting caller. */
export function handleServiceAnswer({ answered, output }: ServiceAnswer): void {
  waiting.get(answered)?.(output);
  waiting.delete(answered);
}
