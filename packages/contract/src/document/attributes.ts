import { DOCUMENT_LIMITS } from './nodes.ts';
import type { CellAlign, CellAttributes, HeadingLevel } from './nodes.ts';
import { own } from './fault.ts';
import type { RawNode } from './fault.ts';
import { checkedText } from './characters.ts';

const LANGUAGE = /^[\w+#.-]+$/;

function whole(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}

/** Level 2 to 4: a lower level becomes 2, a higher one 4. */
export function headingLevel(node: RawNode): HeadingLevel {
  const level = own(own(node, 'attrs'), 'level');
  if (typeof level !== 'number' || !(level > 2)) return 2;
  return level < 4 ? 3 : 4;
}

/** The number of the first item, 1 by default. */
export function listStart(node: RawNode): number {
  return whole(own(own(node, 'attrs'), 'start'), 0, DOCUMENT_LIMITS.start) ?? 1;
}

/** The name of a programming language, or null. */
export function language(node: RawNode): string | null {
  const value = own(own(node, 'attrs'), 'language');
  if (typeof value !== 'string' || value.length > DOCUMENT_LIMITS.language) return null;
  return LANGUAGE.test(value) ? value : null;
}

/** Alternative text or a title: one line, cut at the limit, null if it is empty. */
export function label(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const full = checkedText(value).replaceAll(/\s+/g, ' ').trim();
  const line = full.slice(0, DOCUMENT_LIMITS.label).toWellFormed().trimEnd();
  return line === '' ? null : line;
}

function isAlign(value: unknown): value is CellAlign {
  return value === 'left' || value === 'center' || value === 'right';
}

/** Complete attributes of a cell. Invalid values become the default. */
export function cellAttributes(node: RawNode): CellAttributes {
  const attrs = own(node, 'attrs');
  const colspan = whole(own(attrs, 'colspan'), 1, DOCUMENT_LIMITS.span) ?? 1;
  const rowspan = whole(own(attrs, 'rowspan'), 1, DOCUMENT_LIMITS.span) ?? 1;
  const given = own(attrs, 'colwidth');
  const widths = Array.isArray(given)
    ? given.map((width) => whole(width, 0, DOCUMENT_LIMITS.columnWidth)).filter((width) => width !== null)
    : [];
  const align = own(attrs, 'align');
  return {
    colspan,
    rowspan,
    colwidth: widths.length === colspan ? widths : null,
    align: isAlign(align) ? align : null,
  };
}
