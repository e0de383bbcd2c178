import type { SearchMark } from '@pagewright/contract/analytics';
import type { performanceMessages } from './performance-messages.ts';

/** A mark in words. */
export function describeMark(
  { kind, title, otherTitles, items }: SearchMark,
  m: ReturnType<typeof performanceMessages.in>,
): string {
  const titles = [title, ...otherTitles];
  return m[kind](titles.join(', '), items - titles.length);
}
