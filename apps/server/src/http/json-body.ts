import { isDeeperThan } from '@pagewright/contract/json-depth';
import { JSON_DEPTH_MAX } from '@pagewright/contract/limits';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const invalid = (sentence: string): ApiError => new ApiError(400, 'invalid_json', sentence);

/**
 * Reads a JSON body that is safe to hand on: valid UTF-8, nested 32 deep at most, no text that a database refuses
 * (NUL, lone surrogates) and no keys that reach into prototypes. An empty body is undefined.
 * @throws ApiError 400 with the reason.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  const text = decode(bytes);
  // What is empty at the greatest depth counts as one deeper here than in `checkValue`.
  if (isDeeperThan(text, JSON_DEPTH_MAX + 1)) throw invalid(httpMessages.tooDeep);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(httpMessages.invalidJson);
  }
  checkValue(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(httpMessages.invalidJson);
  }
}

/**
 * Walks a value level by level, so that depth cannot exhaust the stack.
 * @throws ApiError 400 at the first text, key or depth that is not allowed.
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
