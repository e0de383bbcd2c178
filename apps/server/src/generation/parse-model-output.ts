import type { z } from 'zod';

/** A parsed value, or what was wrong with the output. */
export type ReadAnswer<Output> =
  | { readonly isRead: true; readonly value: Output }
  | { readonly isRead: false; readonly problem: string };

const FENCED = /```(?:json)?\s*([\s\S]*?)```/;
const MOST_ISSUES = 5;

/**
 * Parses a model's output: JSON of the schema, also inside a code fence or other text. Invisible characters are
 * removed.
 */
export function parseModelOutput<Output>(text: string, schema: z.ZodType<Output>): ReadAnswer<Output> {
  const json = parse(text) ?? parse(FENCED.exec(text)?.[1]) ?? parse(between(text));
  if (json === undefined) return { isRead: false, problem: 'it is not JSON' };
  const parsed = schema.safeParse(withoutUnseen(json.value));
  if (parsed.success) return { isRead: true, value: parsed.data };
  const issues = parsed.error.issues.slice(0, MOST_ISSUES);
  return {
    isRead: false,
    problem: issues.map(({ path, message }) => `${path.join('.') || 'the value'}: ${message}`).join('; '),
  };
}

function parse(text: string | undefined): { value: unknown } | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function between(text: string): string | undefined {
  const first = text.indexOf('{');
  const last = text.lastIndexOf('}');
  return first === -1 || last < first ? undefined : text.slice(first, last + 1);
}

/** Control characters, direction marks, tags, and selectors: they can hide words from readers and from our checks. */
const UNSEEN = /[^\P{Cc}\n\t]|[^\P{Cf}\u{200c}\u{200d}]|[\u{e0000}-\u{e0fff}]/gu;

function withoutUnseen(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(UNSEEN, '');
  if (Array.isArray(value)) return value.map(withoutUnseen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withoutUnseen(inside)]));
}
