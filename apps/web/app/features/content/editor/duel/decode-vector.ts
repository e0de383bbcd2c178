/** Decodes a normalized sentence vector from base64; null for an empty text, which has none. */
export function decodeVector(packed: string): Float32Array | null {
  if (packed === '') return null;
  const bytes = Int8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const length = Math.sqrt(bytes.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? null : Float32Array.from(bytes, (value) => value / length);
}

/** The vectors of texts that have one. */
export function decodeVectors(
  texts: readonly string[],
  packed: readonly string[],
): readonly (readonly [string, Float32Array])[] {
  return texts.flatMap((text, at) => {
    const vector = decodeVector(packed[at] ?? '');
    return vector === null ? [] : [[text, vector] as const];
  });
}
