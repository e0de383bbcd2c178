import type { ListEntry } from '../loose-node.ts';
import type { TextStyle } from './styles.ts';

/** Word indents each level by half an inch. */
const POINTS_PER_LEVEL = 36;
const NUMBERED = /^[\s\u00a0(]{0,20}(?:(\d{1,9})|[a-z]{1,5})[.)]/i;
const MARKER = /^[\s\u00a0]{0,20}(?:[·•o§▪–-](?![\w])|(?:\d{1,3}|[a-z]{1,3})[.)])[\s\u00a0]*/i;

/** The list entry that a Word paragraph represents, by its style or class; undefined for others. */
export function listEntryOf(classes: string, style: TextStyle): ListEntry | undefined {
  if (style.listLevel !== undefined) return { level: style.listLevel, ordered: false, start: 1 };
  if (!/\bMsoListParagraph/.test(classes)) return undefined;
  const level = Math.round((style.indent ?? POINTS_PER_LEVEL) / POINTS_PER_LEVEL) - 1;
  return { level: Math.max(0, level), ordered: false, start: 1 };
}

/** Applies the marker of an entry: a bullet or a number. */
export function readListMarker(marker: string, entry: ListEntry): void {
  const numbered = NUMBERED.exec(marker);
  entry.ordered = numbered !== null;
  entry.start = Number(numbered?.[1] ?? 1);
}

/** Removes the marker that Word's filtered HTML writes as text before an entry. */
export function stripListMarker(text: string, entry: ListEntry): string {
  const marker = MARKER.exec(text)?.[0];
  if (marker === undefined) return text;
  readListMarker(marker, entry);
  return text.slice(marker.length);
}
