import * as advanced from '@pagewright/contract/advanced';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createFormatter } from '../../../lib/messages/formatter.ts';
import { codeName, shownEntry, shownText } from './code-names.ts';

interface Schema {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Names of vendors, which are the same in every language. */
const NO_CODES: ReadonlySet<string> = new Set(['platform', 'status']);
const format = createFormatter('en', 'UTC');

test('every code in the response of an analysis has a name', () => {
  const codes = Object.values(advanced)
    .filter((value) => typeof value === 'object' && 'response' in value && 'runId' in shapeOf(value.response))
    .map((call) => z.toJSONSchema((call as { response: z.ZodType }).response, { unrepresentable: 'any' }))
    .flatMap((schema) => codesIn('', schema))
    .filter(([field]) => !NO_CODES.has(field));
  expect(codes).toContainEqual(['sign', 'heading']);
  expect(codes.filter(([field, code]) => codeName(field, code) === undefined)).toEqual([]);
});

test('dates, codes, and joined names are shown as elsewhere, other texts as they are', () => {
  expect(shownText(format, 'readAt', '2026-03-01T03:30:00.000Z')).toBe('Mar 1, 2026, 3:30 AM');
  expect(shownText(format, 'from', '2026-03-01')).toBe('Mar 1, 2026');
  expect(shownText(format, 'month', '2026-03')).toBe('Mar 2026');
  expect(shownText(format, 'keyword', 'heading')).toBe('heading');
  expect(shownEntry(format, 'canShareAPage', 'informational, commercial')).toBe('Informational, Commercial');
  expect(shownEntry(format, 'opportunities', 'https://a.example/b · dead_link')).toBe(
    'https://a.example/b · Dead link',
  );
  expect(shownEntry(format, 'intents', 'local (2)')).toBe('Local (2)');
});

function shapeOf(schema: unknown): object {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** The codes in a schema, each with the name of the field or list that has it. */
function codesIn(field: string, schema: unknown): [field: string, code: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: codes = [], properties = {}, ...others } = schema as Schema;
  return [
    ...codes.filter((code) => typeof code === 'string').map((code): [string, string] => [field, code]),
    ...Object.entries(properties).flatMap(([name, inner]) => codesIn(name, inner)),
    ...Object.values(others).flatMap((inner) => codesIn(field, inner)),
  ];
}
