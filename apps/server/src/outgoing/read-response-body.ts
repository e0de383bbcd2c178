import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { OutgoingError } from './outgoing-error.ts';

/** The compressions that are asked for, and read. */
export const ACCEPTED_ENCODINGS = 'gzip, br';
/** Compression inside compression is how a small answer becomes an endless one. */
const LAYERS_MAX = 2;

/** How an answer is read. */
interface Reading {
  /** `content-encoding` as it came; empty for none. */
  readonly encoding: string;
  /** Most bytes, as they came and after every layer of compression. */
  readonly bytesMax: number;
  /** Keep about the first `bytesMax` bytes of a larger answer instead of refusing it. */
  readonly cut: boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads an answer to its end, unpacked.
 * @throws OutgoingError where it is too large, packed in a way that is not read, broken or cut off; the signal's reason.
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
