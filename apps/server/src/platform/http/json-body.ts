import { setImmediate as nextTurn } from 'node:timers/promises';
import { exceeds } from '@pagewright/contract/json-depth';
import { JSON_DEPTH_MAX, JSON_VALUES_MAX } from '@pagewright/contract/limits';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const invalid = (sentence: string): ApiError => new ApiError(400, 'invalid_json', sentence);

/** Above this many bytes, reading a body yields to the event loop between steps. */
const LARGE = 200_000;

/**
 * Parses a JSON body that is safe to pass on: valid UTF-8, at most 32 levels and 20,000 values, no text that a database
 * rejects (NUL, lone surrogates), and no prototype keys. An empty body is undefined. Depth and values are counted
 * before parsing, because an object of many keys would take the parser a second.
 * @throws ApiError 400 with the reason, 413 for too many values.
 */
export async function readJsonBody(bytes: Uint8Array): Promise<unknown> {
  if (bytes.byteLength < LARGE) return parseJsonBody(bytes);
  const text = decode(bytes);
  await nextTurn();
  refuseExcess(text);
  await nextTurn();
  const value = parse(text);
  await nextTurn();
  checkValue(value);
  return value;
}

/** Like `readJsonBody`, but without yielding. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  const text = decode(bytes);
  refuseExcess(text);
  const value = parse(text);
  checkValue(value);
  return value;
}

function refuseExcess(text: string): void {
  // Empty values at the maximum depth count as one level deeper here than in `checkValue`.
  const excess = exceeds(text, { depth: JSON_DEPTH_MAX + 1, values: JSON_VALUES_MAX });
  if (excess === 'depth') throw invalid(httpMessages.tooDeep);
  if (excess === 'values') throw new ApiError(413, 'too_many_values', httpMessages.tooManyValues);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(httpMessages.invalidJson);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(httpMessages.invalidJson);
  }
}

/**
 * Walks a value level by level, so that depth cannot overflow the stack.
 * @throws ApiError 400 at the first invalid text, key, or depth.
 */
export function checkValue(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH_MAX) throw invalid(httpMessages.tooDeep);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string') checkText(value);
      else if (Array.isArray(value)) for (const entry of value) next.push(entry);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, entry] of Object.entries(value)) {
          if (FORBIDDEN_KEYS.has(key)) throw invalid(httpMessages.forbiddenKey);
          checkText(key);
          next.push(entry);
        }
      }
    }
    level = next;
  }
}

function checkText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw invalid(httpMessages.unreadableText);
}
