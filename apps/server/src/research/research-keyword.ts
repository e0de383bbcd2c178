const KEYWORD_MAX = 200;

/** A keyword as sources are asked for it: one space between words, 200 UTF-16 units at most. */
export function askedKeyword(keyword: string): string {
  return keyword.trim().replaceAll(/\s+/g, ' ').slice(0, KEYWORD_MAX).toWellFormed();
}

/** A keyword as what was gathered of it is kept: as it is asked for, in lower case. */
export function researchKeyword(keyword: string): string {
  return askedKeyword(keyword).toLowerCase();
}
