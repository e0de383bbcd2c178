import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

const words = (text: string): string[] => {
  const tokens = tokenize(text);
  return Array.from(tokens.starts, (start, index) => text.slice(start, tokens.ends[index]));
};

describe('tokenize', () => {
  it('keeps apostrophes, splits at hyphens', () => {
    expect(words("Don't re-use the writer's well-known pen")).toEqual([
      "Don't",
      're',
      'use',
      'the',
      "writer's",
      'well',
      'known',
      'pen',
    ]);
  });

  it('keeps numbers, acronyms, and names with signs whole', () => {
    expect(words('3.50 for 1,000 C++ and C# books in the U.S. today')).toEqual([
      '3.50',
      'for',
      '1,000',
      'C++',
      'and',
      'C#',
      'books',
      'in',
      'the',
      'U.S',
      'today',
    ]);
  });

  it('treats every character of a script without spaces as a word', () => {
    expect(words('我爱 tea')).toEqual(['我', '爱', 'tea']);
  });

  it('treats letters with combining marks and letters beyond the basic plane as one word', () => {
    expect(words('cafe\u0301 𝒜𝒷')).toEqual(['cafe\u0301', '𝒜𝒷']);
  });

  it('finds no words in signs and emoji, but counts them if white space separates them', () => {
    const tokens = tokenize('😀 — 👩‍👩‍👧 !!!');
    expect(tokens.count).toBe(0);
    expect(tokens.words).toBe(4);
  });

  it('counts white-space separated words like the specification', () => {
    for (const text of [
      '',
      '  ',
      'one',
      ' one  two\tthree\nfour ',
      "it's - a well-known fact.",
      'a\u00A0b',
    ]) {
      expect(tokenize(text).words).toBe(text.split(/\s+/).filter((word) => word !== '').length);
    }
  });

  it('detects which words are adjacent in a phrase', () => {
    const tokens = tokenize('running-shoes, shoes. Running');
    expect([...tokens.adjoining]).toEqual([0, 1, 0, 0]);
  });
});
