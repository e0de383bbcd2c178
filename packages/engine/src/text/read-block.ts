import { languageEvidence } from '../language/detect-language.ts';
import type { LanguageEvidence } from '../language/detect-language.ts';
import { characterClass, SPACE } from './characters.ts';
import { segment } from './segment.ts';
import { tokenize } from './tokenize.ts';
import type { Tokens } from './tokenize.ts';

/** What is known about a block's text in any language. */
export interface BlockReading {
  text: string;
  tokens: Tokens;
  /** The tokens as written in the text. */
  surfaces: readonly string[];
  evidence: LanguageEvidence;
  sentences: readonly Sentence[];
}

export interface Sentence {
  start: number;
  end: number;
  /** White-space separated words. */
  words: number;
  /** First token and the one after the last. */
  firstToken: number;
  lastToken: number;
}

/** Reads a block's text: words, sentences, and evidence for the language. */
export function readBlock(text: string): BlockReading {
  const tokens = tokenize(text);
  const surfaces: string[] = [];
  for (let index = 0; index < tokens.count; index += 1) {
    surfaces.push(text.slice(tokens.starts[index], tokens.ends[index]));
  }
  return {
    text,
    tokens,
    surfaces,
    evidence: languageEvidence(surfaces),
    sentences: sentencesOf(text, tokens),
  };
}

function sentencesOf(text: string, tokens: Tokens): Sentence[] {
  const bounds = segment(text);
  const sentences: Sentence[] = [];
  let token = 0;
  for (let index = 0; index < bounds.length; index += 2) {
    const start = bounds[index]!;
    const end = bounds[index + 1]!;
    while (token < tokens.count && tokens.starts[token]! < start) token += 1;
    const firstToken = token;
    while (token < tokens.count && tokens.starts[token]! < end) token += 1;
    if (token > firstToken) {
      sentences.push({ start, end, words: countWords(text, start, end), firstToken, lastToken: token });
    }
  }
  return sentences;
}

function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let inWord = false;
  for (let at = start; at < end; at += 1) {
    const isSpace = characterClass(text, at) === SPACE;
    if (!isSpace && !inWord) words += 1;
    inWord = !isSpace;
  }
  return words;
}
