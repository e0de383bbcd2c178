const KEYWORD_MAX = 200;

/** Normalizes a keyword for queries: single spaces, at most 200 UTF-16 units. */
export function normalizeKeyword(keyword: string): string {
  return keyword.trim().replaceAll(/\s+/g, ' ').slice(0, KEYWORD_MAX).toWellFormed();
}

/** Storage key of a keyword's research: normalized and lowercase. */
export function keywordKey(keyword: string): string {
  return normalizeKeyword(keyword).toLowerCase();
}
