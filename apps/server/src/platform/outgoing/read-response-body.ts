import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { OutgoingError } from './outgoing-error.ts';

/** Supported compressions. */
export const ACCEPTED_ENCODINGS = 'gzip, br';
/** Nested compression is how a small response becomes an endless one. */
const LAYERS_MAX = 2;

interface Reading {
  /** The `content-encoding` header; empty for none. */
  readonly encoding: string;
  /** Maximum bytes, as received and after every layer of compression. */
  readonly bytesMax: number;
  /** Truncate a larger response to about `bytesMax` bytes instead of rejecting it. */
  readonly cut: boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads and decompresses a whole response.
 * @throws OutgoingError if it is too large, uses an unsupported compression, or is broken or truncated; the signal's
 * reason.
 */
export async function readResponseBody(
  body: Readable,
  { encoding, bytesMax, cut, signal }: Reading,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const stages = [
    limitBytes(bytesMax),
    ...decoders(encoding).flatMap((layer) => [layer, limitBytes(bytesMax)]),
  ];
  try {
    await pipeline([body, ...stages, sink], { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutgoingError)) throw new OutgoingError('answer_unreadable', { cause: error });
    if (!cut) throw error;
  }
  return Buffer.concat(chunks);
}

function decoders(encoding: string): Transform[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > LAYERS_MAX) throw new OutgoingError('answer_unreadable');
  return names.toReversed().map((name) => {
    if (name === 'gzip' || name === 'x-gzip') return createGunzip();
    if (name === 'br') return createBrotliDecompress();
    throw new OutgoingError('answer_unreadable');
  });
}

function limitBytes(bytesMax: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytesMax) done(new OutgoingError('answer_too_large'));
      else done(null, chunk);
    },
  });
}
