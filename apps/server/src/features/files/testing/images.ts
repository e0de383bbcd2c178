import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Creates a single-color image in a format. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff',
  { width = 60, height = 40, alpha = 1 }: { width?: number; height?: number; alpha?: number } = {},
): Promise<Uint8Array> {
  const background = { r: 200, g: 30, b: 60, alpha };
  const channels = alpha < 1 ? 4 : 3;
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

/** Creates a PNG with one byte of gray per pixel, with any declared size and any rows. */
export function grayPng(width: number, height: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a PNG chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
