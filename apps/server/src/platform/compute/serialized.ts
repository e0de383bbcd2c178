import { deserialize as read, serialize as write } from 'node:v8';

declare const valueType: unique symbol;

/**
 * A value as bytes in memory that all threads share. Jobs pass it on to one another without the event loop copying it;
 * only code that calls `deserialize` pays for its size.
 */
export interface Serialized<Value> {
  readonly bytes: Uint8Array;
  readonly [valueType]?: Value;
}

/** Serializes plain data, usually at the end of a job. */
export function serialize<Value>(value: Value): Serialized<Value> {
  const written = write(value);
  const bytes = new Uint8Array(new SharedArrayBuffer(written.byteLength));
  bytes.set(written);
  return { bytes };
}

/** A copy of the value; takes time in proportion to its size, so large values are read inside a job. */
export function deserialize<Value>({ bytes }: Serialized<Value>): Value {
  return read(bytes) as Value;
}
