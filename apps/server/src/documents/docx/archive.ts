import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { ConversionError } from '../conversion-error.ts';

/** Limits of a packed document; a report of 500 pages with photographs stays far below them. */
const ENTRIES_MAX = 2_000;
const UNPACKED_MAX = 64_000_000;

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_MAX = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** A file in an archive, as described in its directory. */
export type ArchiveEntry = {
  name: string;
  method: number;
  packed: number;
  /** Declared size when unpacked, in bytes. */
  unpacked: number;
  offset: number;
};

const inflate = promisify(inflateRaw);

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The start of the directory and its number of entries; null if the bytes are not an archive. */
function findDirectory(view: DataView): { start: number; entries: number } | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) {
      return { start: view.getUint32(at + 16, true), entries: view.getUint16(at + 10, true) };
    }
  }
  return null;
}

/**
 * Reads the directory of a zip archive without unpacking anything; null if the bytes are not an archive.
 * @throws ConversionError `archive_bomb` for more entries or declared bytes than a document has, `unreadable_file` for
 * a broken or encrypted archive.
 */
export function readArchiveDirectory(bytes: Uint8Array): ArchiveEntry[] | null {
  if (bytes.length < END_LENGTH) return null;
  const view = viewOf(bytes);
  const directory = findDirectory(view);
  if (!directory) return null;
  if (directory.entries > ENTRIES_MAX) throw new ConversionError('archive_bomb');
  const entries: ArchiveEntry[] = [];
  let at = directory.start;
  let total = 0;
  for (let index = 0; index < directory.entries; index += 1) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new ConversionError('unreadable_file');
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    const method = view.getUint16(at + 10, true);
    const isReadable =
      (view.getUint16(at + 8, true) & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
    if (!isReadable) throw new ConversionError('unreadable_file');
    const unpacked = view.getUint32(at + 24, true);
    total += unpacked;
    if (total > UNPACKED_MAX) throw new ConversionError('archive_bomb');
    entries.push({
      name,
      method,
      packed: view.getUint32(at + 20, true),
      unpacked,
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks one entry, up to its declared size.
 * @throws ConversionError `archive_bomb` if it holds more, `unreadable_file` if it is broken.
 */
export async function unpackEntry(bytes: Uint8Array, entry: ArchiveEntry): Promise<Uint8Array> {
  const view = viewOf(bytes);
  const { offset, packed, unpacked, method } = entry;
  if (offset + LOCAL_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) {
    throw new ConversionError('unreadable_file');
  }
  const start = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new ConversionError('unreadable_file');
  if (method === STORED) {
    if (packed !== unpacked) throw new ConversionError('archive_bomb');
    return data;
  }
  try {
    return await inflate(data, { maxOutputLength: Math.max(1, unpacked) });
  } catch (error) {
    const isLarger =
      error instanceof RangeError ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE');
    throw new ConversionError(isLarger ? 'archive_bomb' : 'unreadable_file', '', { cause: error });
  }
}
