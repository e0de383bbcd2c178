import { readApiDescription } from '../language-model/read-api-description.ts';

interface Field {
  readonly type: string;
  readonly rule?: 'repeated';
  readonly keyType?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

interface Message {
  readonly fields?: Readonly<Record<string, Field>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, Message>>;
}

const NUMBERS = new Set(['int32', 'int64', 'float', 'double', 'uint32', 'uint64']);
let types: Readonly<Record<string, Message>> | null | undefined;

/**
 * Returns what violates Google's own proto files (as REST JSON) in a message; null if nothing does or they are absent.
 */
export function findProtoError(name: string, value: unknown): string | null {
  if (types === undefined) {
    const file = readApiDescription('gemini/generativelanguage_v1beta_protos_trimmed.json');
    types = (file as { types: Readonly<Record<string, Message>> } | null)?.types ?? null;
  }
  const type = types?.[name];
  return type === undefined ? null : wrongIn(type, value, name, [type]);
}

function wrongIn(type: Message, value: unknown, path: string, around: readonly Message[]): string | null {
  if (type.values) return typeof value === 'string' && value in type.values ? null : `${path}: unknown value`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path}: no object`;
  for (const [name, inside] of Object.entries(value)) {
    const field = type.fields?.[name];
    if (field === undefined) return `Unknown name "${name}" at '${path}': Cannot find field.`;
    const wrong = wrongInField(field, inside, `${path}.${name}`, around);
    if (wrong !== null) return wrong;
  }
  return null;
}

function wrongInField(
  { type, rule, keyType }: Field,
  value: unknown,
  path: string,
  around: readonly Message[],
): string | null {
  if (rule === 'repeated') {
    if (!Array.isArray(value)) return `${path}: no list`;
    return (
      value
        .map((inside, at) => wrongInField({ type }, inside, `${path}[${at}]`, around))
        .find((wrong) => wrong !== null) ?? null
    );
  }
  if (keyType !== undefined) {
    return (
      Object.entries(value as object)
        .map(([name, inside]) => wrongInField({ type }, inside, `${path}.${name}`, around))
        .find((wrong) => wrong !== null) ?? null
    );
  }
  if (type.startsWith('google.protobuf.')) return null;
  if (type === 'string' || type === 'bytes') return typeof value === 'string' ? null : `${path}: no string`;
  if (type === 'bool') return typeof value === 'boolean' ? null : `${path}: no boolean`;
  if (NUMBERS.has(type)) return typeof value === 'number' ? null : `${path}: no number`;
  const message = around.toReversed().find((outer) => outer.nested?.[type])?.nested?.[type] ?? types?.[type];
  return message === undefined ? null : wrongIn(message, value, path, [...around, message]);
}
