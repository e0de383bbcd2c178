import * as advanced from '@pagewright/contract/advanced';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getMessages } from '../../../lib/messages/define-messages.ts';
import { fieldLabel, pathLabel } from './field-label.ts';
import { fieldNameMessages } from './field-name-messages.ts';

const names = getMessages(fieldNameMessages);

test('a path consists of the names of its fields, and unknown fields are shown as spelled', () => {
  expect(pathLabel(names, 'gaps[bee hotels].demand')).toBe('Gaps › bee hotels › Searches per month');
  expect(pathLabel(names, 'parts.gaps.result.gaps[a.b].priority')).toBe('gaps › Gaps › a.b › Priority');
  expect(pathLabel(names, 'contentTypes.how_to', (_list, name) => name.toUpperCase())).toBe(
    'Types of pages › HOW_TO',
  );
  expect(fieldLabel(names, 'primarySeoQuery')).toBe('Primary seo query');
  expect(fieldLabel(names, 'constructor')).toBe('Constructor');
});

test('every field of an analysis’s request and response has a name', () => {
  const fields = Object.values(advanced)
    .filter((value) => typeof value === 'object' && 'response' in value && 'runId' in shapeOf(value.response))
    .flatMap((call) => Object.values(call as object).filter((part) => part instanceof z.ZodType))
    .flatMap((schema) => fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))
    .filter((name) => name !== 'runId');
  expect(fields).toContain('restsOn');
  expect(fields.filter((name) => !Object.hasOwn(names, name))).toEqual([]);
});

function shapeOf(schema: unknown): object {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(fieldsOf)]
      : fieldsOf(value),
  );
}
