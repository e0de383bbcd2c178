import { getMarkRange, type Editor } from '@tiptap/core';

/** A stretch of the text that a link is, or is to be. */
export interface LinkedText {
  readonly from: number;
  readonly to: number;
  /** Null where it goes over several blocks, and so is no single line to edit. */
  readonly text: string | null;
  /** Empty where it is no link yet. */
  readonly href: string;
  /** Whether a click on it counts as a conversion. */
  readonly isConversion: boolean;
}

/** The link at the cursor, whole; else what is selected. */
export function linkedText(editor: Editor): LinkedText {
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

/** Makes a stretch of the text a link with this text, address and mark, and puts the cursor behind it. */
export function setLink(
  editor: Editor,
  { from, to, text: before }: LinkedText,
  { text, href, isConversion }: Pick<LinkedText, 'href' | 'isConversion'> & { readonly text: string },
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
