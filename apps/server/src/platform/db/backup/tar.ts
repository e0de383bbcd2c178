import { Buffer } from 'node:buffer';

/** A minimal POSIX ustar implementation for archives that any `tar` can list and unpack. */
const BLOCK = 512;
const NAME_BYTES = 100;

/**
 * The header block of a regular file.
 * @param size in bytes
 * @throws RangeError on a name longer than 100 bytes or a size over 8 GB, which the format cannot hold
 */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES)
    throw new RangeError(`The name "${name}" is too long for the archive`);
  if (size > 0o77777777777) throw new RangeError(`The file "${name}" is too large for the archive`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(modified.getTime() / 1000), 12), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(`${octal(checksum(block), 7)} `, 148);
  return block;
}

/** Zero padding to a whole block after a file's bytes. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** The end of an archive. */
export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK);
}

/** A file in an archive; read its body before requesting the next entry, or it is skipped. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly body: AsyncIterable<Buffer>;
}

/**
 * Reads an archive's files in order.
 * @throws Error if it is no archive or ends too early
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new BlockReader(source);
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (Number.parseInt(text(header, 148, 8), 8) !== checksum(header))
      throw new Error('The archive is damaged');
    const size = Number.parseInt(text(header, 124, 12), 8);
    let left = size;
    const body = (async function* () {
      while (left > 0) {
        const chunk = await reader.upTo(left);
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { name: text(header, 0, NAME_BYTES), size, body };
    while (left > 0) left -= (await reader.upTo(left)).length;
    await reader.exactly(tarPadding(size).length);
  }
}

function text(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString('utf8');
}

function checksum(block: Buffer): number {
  let sum = 0;
  // The checksum field itself counts as spaces.
  for (let index = 0; index < BLOCK; index += 1)
    sum += index >= 148 && index < 156 ? 32 : (block[index] ?? 0);
  return sum;
}

class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** At least one byte and at most `length`. */
  async upTo(length: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next();
      if (next.done === true) throw new Error('The archive ends too early');
      this.#rest = next.value;
    }
    const part = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(part.length);
    return part;
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await this.upTo(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }
}
