import { parentPort } from 'node:worker_threads';
import { loadEncoder } from './encoder.ts';

/** A request to encode texts. */
export interface EncodingRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

export type EncodingAnswer =
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly problem: string };

const port = parentPort;
const loading = loadEncoder();
// The failure is reported with each request; an unhandled rejection would end the thread.
loading.catch(() => undefined);

async function answer({ id, texts }: EncodingRequest): Promise<EncodingAnswer> {
  try {
    const encode = await loading;
    return { id, vectors: await encode(texts) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

port?.on('message', (request: EncodingRequest) => {
  void answer(request).then((made) => port.postMessage(made));
});
