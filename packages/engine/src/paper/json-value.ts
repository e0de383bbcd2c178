/** An object whose values have not been checked yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not an array. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of an array. Empty if the value is not an array. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The string under a key, or '' if it is not a string. */
export function stringAt(record: JsonRecord, key: string): string {
  const value = record[key];
  return typeof value === 'string' ? value : '';
}
