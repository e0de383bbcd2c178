/** A vector of length 1 in the plane, by its angle in degrees. Replaces an encoder's vector of a text. */
export function plantedVector(degrees: number): Float32Array {
  const angle = (degrees * Math.PI) / 180;
  return Float32Array.of(Math.cos(angle), Math.sin(angle));
}
