import { characterClass, isLowerCase, isSpace, isUpperCase, LETTER } from './characters.ts';
import { fullStopEnds, isMissingSpace } from './full-stop.ts';
import { ListSequence } from './list-sequence.ts';
import { closingQuotes, OPENING_QUOTES } from './quotations.ts';
import {
  BULLETS,
  CLOSERS,
  isWordSign,
  LOOK_AHEAD,
  nextWordStart,
  OPENERS,
  TERMINATORS,
  WIDE_TERMINATORS,
} from './sentence-signs.ts';

/** Quotations stay in one sentence with their context, unless they are longer. */
const MAX_KEPT_QUOTATION_LENGTH = 400;

const SPACES = /\s+/g;

const TERMINATOR = 1;
const BULLET = 2;
const LINE_BREAK = 3;
const QUOTE = 4;
const BRACKET = 5;
/** Action for a character by its code unit: nearly all need none. */
const ACTIONS = new Uint8Array(0x1_00_00);
for (const sign of TERMINATORS) ACTIONS[sign.charCodeAt(0)] = TERMINATOR;
for (const sign of BULLETS) ACTIONS[sign.charCodeAt(0)] = BULLET;
for (const sign of OPENING_QUOTES) ACTIONS[sign.charCodeAt(0)] = QUOTE;
ACTIONS[0x0a] = LINE_BREAK;
ACTIONS[0x29] = BRACKET;

/**
 * Sentences of a text as a reader would quote them: in order, trimmed, with collapsed whitespace. Every non-whitespace
 * character is in exactly one of them.
 */
export function sentences(text: string): string[] {
  const bounds = segment(text);
  const found: string[] = [];
  for (let index = 0; index < bounds.length; index += 2) {
    found.push(text.slice(bounds[index], bounds[index + 1]).replaceAll(SPACES, ' '));
  }
  return found;
}

/**
 * Sentences of a block as offsets: start (inclusive) and end (exclusive), in order, trimmed. A quotation stays in one
 * sentence with its context, unless `keepsQuotations` is false.
 */
export function segment(text: string, keepsQuotations = true): Uint32Array {
  return new Segmenter(text, keepsQuotations).run();
}

class Segmenter {
  private readonly text: string;
  private readonly closing: ReadonlyMap<number, number>;
  private readonly bounds: number[] = [];
  private readonly list = new ListSequence();
  private start = 0;

  constructor(text: string, keepsQuotations: boolean) {
    this.text = text;
    this.closing = closingQuotes(text, keepsQuotations ? MAX_KEPT_QUOTATION_LENGTH : 0);
  }

  run(): Uint32Array {
    const { text } = this;
    let at = 0;
    while (at < text.length) {
      const action = ACTIONS[text.charCodeAt(at)]!;
      at = action === 0 ? at + 1 : this.act(action, at);
    }
    this.cut(text.length);
    return new Uint32Array(this.bounds);
  }

  /** Handles a special character and returns where to continue. */
  private act(action: number, at: number): number {
    if (action === TERMINATOR) return this.terminator(at);
    if (action === QUOTE) {
      const closing = this.closing.get(at);
      return closing === undefined ? at + 1 : this.afterQuotation(closing);
    }
    if (action === BRACKET) {
      this.cutBeforeItem(at);
    } else if (action === LINE_BREAK) {
      if (this.endsAtLineBreak(at)) this.cut(at);
    } else if (at === 0 || isSpace(this.text, at - 1)) {
      this.cut(at);
    }
    return at + 1;
  }

  /** After the closing quote: a sentence that ended inside ends here if a new one starts. */
  private afterQuotation(closer: number): number {
    const { text } = this;
    let last = closer - 1;
    while (last > this.start && CLOSERS.has(text.charAt(last))) last -= 1;
    // '[...]"': an omission is not an end.
    const ended = TERMINATORS.has(text.charAt(last)) && text.charAt(closer - 2) !== ']';
    const end = this.skipClosers(closer);
    if (ended && this.beginsSentence(end, text.charAt(last) === '.')) this.cut(end);
    return end;
  }

  private cutBeforeItem(at: number): void {
    const item = this.list.itemAt(this.text, this.start, at);
    if (item !== -1) this.cut(item);
  }

  private terminator(first: number): number {
    const { text } = this;
    if (text.charAt(first) === '.') this.cutBeforeItem(first);
    let end = this.skipTerminators(first);
    const dots = countDots(text, first, end);
    end = this.skipClosers(end);
    if (WIDE_TERMINATORS.has(text.charAt(first))) {
      this.cut(end);
      return end;
    }
    const isFullStop = dots === 1 && text.charAt(first) === '.' && !TERMINATORS.has(text.charAt(first + 1));
    if (end < text.length && !isSpace(text, end)) {
      if ((isFullStop || dots === 0) && isMissingSpace(text, first)) this.cut(first + 1);
      return end;
    }
    if (!this.beginsSentence(end, text.charAt(first) === '.')) return end;
    if (isFullStop && !fullStopEnds(text, this.start, first, end)) return end;
    if (dots === 3 && end < text.length && !this.ellipsisEnds(end)) return end;
    this.cut(end);
    return end;
  }

  /** An ellipsis is usually a pause: only a capital other than 'I' starts a new sentence after it. */
  private ellipsisEnds(end: number): boolean {
    const { text } = this;
    const next = nextWordStart(text, end);
    if (!isUpperCase(text, next)) return false;
    return text.charAt(next) !== 'I' || characterClass(text, next + 1) === LETTER;
  }

  /** Whether the next text may start a sentence; after '!' and '?' a dash does not. */
  private beginsSentence(end: number, afterFullStop: boolean): boolean {
    const { text } = this;
    const most = Math.min(text.length, end + LOOK_AHEAD);
    let at = end;
    while (at < most && isSpace(text, at)) at += 1;
    if (at >= text.length) return true;
    if (at === end) return false;
    const character = text.charAt(at);
    if (!afterFullStop && (character === '-' || character === '–' || character === '—')) return false;
    if (this.isBracketedMarker(at)) return true;
    const next = nextWordStart(text, end);
    return next >= text.length || !isLowerCase(text, next) || startsLowerCaseMarker(text, next);
  }

  /** '(i) ', '(a) ': the marker of a list item within a line. */
  private isBracketedMarker(at: number): boolean {
    const { text } = this;
    if (text.charAt(at) !== '(') return false;
    let end = at + 1;
    while (end < text.length && end - at < 6 && isWordSign(text, end)) end += 1;
    return end > at + 1 && text.charAt(end) === ')' && (end + 1 >= text.length || isSpace(text, end + 1));
  }

  /** A line break ends a sentence, unless a line was only wrapped. */
  private endsAtLineBreak(at: number): boolean {
    const { text } = this;
    const next = nextWordStart(text, at);
    if (next >= text.length || !isLowerCase(text, next)) return true;
    const most = Math.min(at, this.start + LOOK_AHEAD);
    let begin = this.start;
    while (begin < most && (isSpace(text, begin) || OPENERS.has(text.charAt(begin)))) begin += 1;
    return !isUpperCase(text, begin);
  }

  private skipTerminators(first: number): number {
    const { text } = this;
    let at = first + 1;
    for (;;) {
      if (TERMINATORS.has(text.charAt(at))) at += 1;
      else if (text.charAt(at) === ' ' && text.charAt(at + 1) === '.' && !isWordSign(text, at + 2)) at += 2;
      else return at;
    }
  }

  private skipClosers(from: number): number {
    const { text } = this;
    let at = from;
    while (at < text.length && CLOSERS.has(text.charAt(at))) at += 1;
    return at;
  }

  private cut(end: number): void {
    const { text } = this;
    let from = this.start;
    let to = end;
    while (from < to && isSpace(text, from)) from += 1;
    while (to > from && isSpace(text, to - 1)) to -= 1;
    if (to > from) this.bounds.push(from, to);
    this.start = end;
  }
}

function countDots(text: string, from: number, to: number): number {
  let dots = 0;
  for (let at = from; at < to; at += 1) {
    if (text.charAt(at) === '.') dots += 1;
    else if (text.charAt(at) === '…') dots += 3;
  }
  return dots;
}

/** 'a) ', 'ii) ': a lower-case list marker. */
function startsLowerCaseMarker(text: string, at: number): boolean {
  let end = at;
  while (end < text.length && end - at < 4 && isLowerCase(text, end)) end += 1;
  return text.charAt(end) === ')' && isSpace(text, end + 1);
}
