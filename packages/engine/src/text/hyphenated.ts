import type { BlockReading } from './read-block.ts';

const HYPHENS = new Set(['-', '\u2010', '\u2011']);

/** Whether only a hyphen separates a token from the one before it: 'yield' in 'high-yield'. */
export function isHyphenated({ text, tokens }: BlockReading, token: number): boolean {
  if (token <= 0 || token >= tokens.count) return false;
  const end = tokens.ends[token - 1]!;
  return tokens.starts[token] === end + 1 && HYPHENS.has(text[end]!);
}
