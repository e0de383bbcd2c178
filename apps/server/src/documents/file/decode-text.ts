const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const TEXT_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/** Bytes checked to tell text from binary data. */
const SAMPLE = 64_000;

/** Whether more than one byte in 200 is a control character; carelessly written text files contain a few. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  const controls = sample.reduce(
    (count, byte) => (byte < 0x20 && !TEXT_CONTROLS.has(byte) ? count + 1 : count),
    0,
  );
  return controls * 200 > sample.length;
}

/**
 * Decodes the text of a file; null if it is binary. A byte order mark decides; otherwise it is UTF-8, or Windows-1252
 * if it is not valid UTF-8. The result is well-formed and has no byte order mark and no NUL.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const mark = MARKS.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes).replaceAll('\0', '').toWellFormed();
  if (isBinary(bytes)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\0', '');
  }
}
