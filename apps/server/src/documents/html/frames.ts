import type { LooseMark } from '../loose-node.ts';
import type { TextBlock } from './block-builder.ts';
import { MARK_ELEMENTS } from './elements.ts';
import type { TextStyle } from './styles.ts';

/** An open element that affects its content. */
export type Frame = {
  name: string;
  style: TextStyle;
  link?: LooseMark;
  /** The block that its text becomes. */
  block?: TextBlock;
  /** Closing it closes the builder's containers down to this number. */
  depth?: number;
  /** The builder's activity when it opened. */
  activity: number;
  /** The number of top-level blocks when it opened. */
  position?: number;
};

/** Maximum nesting; deeper elements are transparent. */
const FRAMES_MAX = 400;
/** Maximum open inline elements of one name, as in browsers, so that unclosed ones do not pile up. */
const SAME_INLINE_MAX = 16;

const STYLED_MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
type StyledMark = (typeof STYLED_MARKS)[number];

/** The open elements, outermost first. */
export class Frames {
  private readonly open: Frame[] = [];
  /** Elements beyond the limit; the same number of end tags is ignored. */
  private passedOver = 0;
  private known: LooseMark[] | null = null;

  /** Opens a frame; an inline one only while few of its name are open. */
  push(frame: Frame): void {
    this.known = null;
    const inline = frame.block === undefined && frame.depth === undefined && frame.position === undefined;
    if (inline && this.open.filter(({ name }) => name === frame.name).length >= SAME_INLINE_MAX) return;
    if (this.open.length >= FRAMES_MAX) this.passedOver += 1;
    else this.open.push(frame);
  }

  /** Closes and returns the innermost frame of that name. If it held blocks, everything open inside it closes too. */
  close(name: string): Frame | undefined {
    if (this.passedOver > 0) {
      this.passedOver -= 1;
      return undefined;
    }
    return this.remove(this.open.findLastIndex((frame) => frame.name === name));
  }

  /** Closes the innermost frame in `closes`, unless one in `within` is closer. */
  closeWithin(closes: ReadonlySet<string>, within: ReadonlySet<string>): Frame | undefined {
    for (let index = this.open.length - 1; index >= 0; index -= 1) {
      const name = this.open[index]?.name ?? '';
      if (closes.has(name)) return this.remove(index);
      if (within.has(name)) return undefined;
    }
    return undefined;
  }

  /** Closes the paragraph or heading that a new block ends. */
  closeText(): Frame | undefined {
    for (let index = this.open.length - 1; index >= 0; index -= 1) {
      const frame = this.open[index];
      if (frame?.depth !== undefined) return undefined;
      if (frame?.block !== undefined && frame.block.type !== 'codeBlock') return this.remove(index);
    }
    return undefined;
  }

  private remove(index: number): Frame | undefined {
    const frame = this.open[index];
    if (!frame) return undefined;
    this.known = null;
    // A block of text can end inside bold text, which continues after it.
    this.open.splice(index, frame.depth === undefined ? 1 : this.open.length - index);
    return frame;
  }

  /** The block that text becomes here. */
  get block(): TextBlock {
    return this.textFrame?.block ?? { type: 'paragraph' };
  }

  /** The innermost frame that determines the block of text, unless a container is in between. */
  get textFrame(): Frame | undefined {
    const frame = this.open.findLast(({ block, depth }) => block !== undefined || depth !== undefined);
    return frame?.block ? frame : undefined;
  }

  get isPreformatted(): boolean {
    return this.textFrame?.block?.type === 'codeBlock';
  }

  get isPreserved(): boolean {
    return this.open.findLast(({ style }) => style.preserved !== undefined)?.style.preserved ?? false;
  }

  get isListMarker(): boolean {
    return this.open.some(({ style }) => style.listMarker);
  }

  /** Whether a cell here is in the table's head. */
  get isInHead(): boolean {
    return this.open.findLast(({ name }) => name === 'thead' || name === 'table')?.name === 'thead';
  }

  /** The marks of text here. */
  get marks(): readonly LooseMark[] {
    this.known ??= this.computeMarks();
    return this.known;
  }

  private computeMarks(): LooseMark[] {
    const set: Partial<Record<StyledMark, boolean>> = {};
    let link: LooseMark | undefined;
    let code = false;
    // Headings and header cells are bold, and links underlined, anyway; a style that repeats it adds nothing.
    let boldByItself = false;
    for (const { name, style, link: frameLink, block } of this.open) {
      if (frameLink) link = frameLink;
      if (block?.type === 'heading' || name === 'th') boldByItself = true;
      const mark = MARK_ELEMENTS.get(name);
      if (mark === 'code') code = true;
      else if (mark) set[mark] = true;
      for (const styled of STYLED_MARKS) {
        const value = style[styled];
        if (value === undefined) continue;
        if (value && ((styled === 'bold' && boldByItself) || (styled === 'underline' && link))) continue;
        set[styled] = value;
      }
    }
    const marks: LooseMark[] = STYLED_MARKS.filter((mark) => set[mark]).map((type) => ({ type }));
    if (link) marks.push(link);
    if (code) marks.push({ type: 'code' });
    return marks;
  }
}
