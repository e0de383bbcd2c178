/** Why a value is not a document. The caller words the message. */
export const DOCUMENT_FAULT_REASONS = [
  'too_large',
  'malformed_json',
  'not_a_document',
  'too_deep',
  'too_many_nodes',
  'malformed_node',
  'unknown_node',
  'misplaced_node',
  'forbidden_character',
] as const;

export type DocumentFaultReason = (typeof DOCUMENT_FAULT_REASONS)[number];

/** Ends the parsing at the first fault. Never leaves this folder. */
export class DocumentFault extends Error {
  readonly reason: DocumentFaultReason;
  constructor(reason: DocumentFaultReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A node of an untrusted tree: an object of unknown shape. */
export type RawNode = object;

/** The value's own property with that name, or undefined. Never reads a prototype. */
export function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
