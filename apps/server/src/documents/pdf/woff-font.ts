import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Converts a trusted WOFF font from one of our packages to OpenType. Its tables are unpacked once; the library would
 * unpack one again for every letter.
 */
export function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = sfntHeader(woff, count);
  const parts = [head];
  let offset = head.length;
  for (let number = 0; number < count; number += 1) {
    const { tag, checksum, data } = readTable(woff, WOFF_HEADER + WOFF_ENTRY * number);
    const entry = SFNT_HEADER + SFNT_ENTRY * number;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function sfntHeader(woff: Buffer, count: number): Buffer {
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  const log = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(SFNT_ENTRY * 2 ** log, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(SFNT_ENTRY * count - SFNT_ENTRY * 2 ** log, 10);
  return head;
}

function readTable(woff: Buffer, entry: number): { tag: Buffer; checksum: number; data: Buffer } {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed.length < length ? inflateSync(packed) : packed,
  };
}
