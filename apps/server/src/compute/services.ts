import type { MessagePort } from 'node:worker_threads';

/** What a thread of the pool asks the event loop, where something lives that only one thread of the process can have. */
export interface ServiceCall {
  readonly service: string;
  readonly id: number;
  readonly input: unknown;
}

/** The event loop's answer; a service that fails answers null. */
export interface ServiceAnswer {
  readonly answered: number;
  readonly output: unknown;
}

type Service = (input: never) => Promise<unknown>;

const services = new Map<string, Service>();
const waiting = new Map<number, (output: unknown) => void>();
let eventLoop: MessagePort | null = null;
let last = 0;

/** Names a function of plain data that jobs may have run on the event loop. It must not compute there itself. */
export function exposeToThreads(name: string, service: Service): void {
  services.set(name, service);
}

/** Runs a service on the event loop, from there or from a job. Null where it is not offered or fails. */
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

/** On the event loop: what a service says. */
export async function handleServiceCall(name: string, input: unknown): Promise<unknown> {
  try {
    return (await services.get(name)?.(input as never)) ?? null;
  } catch {
    return null;
  }
}

/** In a thread: from now on services are asked through this port. */
export function connectToEventLoop(port: MessagePort): void {
  eventLoop = port;
}

/** In a thread: passes an answer to the caller that waits for it. */
export function handleServiceAnswer({ answered, output }: ServiceAnswer): void {
  waiting.get(answered)?.(output);
  waiting.delete(answered);
}
