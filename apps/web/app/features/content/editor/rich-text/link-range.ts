import { getMarkRange, type Editor } from '@tiptap/core';

/** A range that is, or will be, a link. */
export interface LinkRange {
  readonly from: number;
  readonly to: number;
  /** Null if it spans several blocks and is therefore not editable as one line. */
  readonly text: string | null;
  /** Empty if it is not a link yet. */
  readonly href: string;
  /** Whether clicks on it count as conversions. */
  readonly isConversion: boolean;
}

/** The whole link at the cursor, else the selection. */
export function findLinkRange(editor: Editor): LinkRange {
  const { doc, schema, selection } = editor.state;
  const { link } = schema.marks;
  const found = link ? getMarkRange(selection.$from, link) : undefined;
  const { from, to } = found ?? selection;
  const isOneBlock = doc.resolve(from).sameParent(doc.resolve(to));
  const { href, conversion }: Record<string, unknown> = editor.getAttributes('link');
  return {
    from,
    to,
    text: isOneBlock ? doc.textBetween(from, to) : null,
    href: typeof href === 'string' ? href : '',
    isConversion: conversion === true,
  };
}

/** Turns a range into a link with this text, URL, and mark, and puts the cursor after it. */
export function setLink(
  editor: Editor,
  { from, to, text: before }: LinkRange,
  { text, href, isConversion }: Pick<LinkRange, 'href' | 'isConversion'> & { readonly text: string },
): void {
  const attrs = { href, conversion: isConversion ? true : null };
  const chain = editor.chain().focus().setTextSelection({ from, to });
  if (before === null || text === before) {
    chain.setLink(attrs).setTextSelection(to).run();
    return;
  }
  const others = editor.state.doc
    .nodeAt(from)
    ?.marks.filter(({ type }) => before !== '' && type.name !== 'link');
  const marks = [
    ...(others ?? []).map(({ type, attrs }) => ({ type: type.name, attrs })),
    { type: 'link', attrs },
  ];
  chain.insertContentAt({ from, to }, { type: 'text', text, marks }).run();
}
