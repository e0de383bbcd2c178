import type { WritingKind } from '@pagewright/contract/content';

const PLAIN = `Write plain text: no Markdown signs, no lists within a text, no addresses. One paragraph is one text. State nothing that neither the data nor common knowledge holds; where a figure is not in the data, do without it.`;
const SOURCES = `"sources": places in "pages", from 0, of the pages that a text rests on; none where it rests on none.`;

/** Instructions for the model, in our own words. */
export const WRITING_TASKS: Readonly<Record<WritingKind, string>> = {
  draft: `Draft the section of the article that stands under "heading", from the pages, the questions and the facts. Answer the questions, use the terms where they fit, and do not repeat "before" or "after". Two to five paragraphs.
"blocks": each with its "kind" (paragraph; heading for a sub-heading; bullet for one entry of a list) and its "text". ${SOURCES}
${PLAIN}`,
  continue: `Continue the article right after "before", in its tone, with one or two paragraphs that go on with its thought and do not repeat "before" or "after".
"blocks": each with its "kind" (paragraph; bullet for one entry of a list) and its "text". ${SOURCES}
${PLAIN}`,
  rewrite: `Rewrite each of "passages": the same meaning and about the same length, clearer and livelier, fitting to "before" and "after". Keep names, figures and quotations as they are.
"passages": the "number" of each, from 0, and its new "text". ${SOURCES}
${PLAIN}`,
  shorten: `Shorten each of "passages" to about two thirds: what matters stays, in its words where that can be. Keep names, figures and quotations as they are.
"passages": the "number" of each, from 0, and its new "text". ${SOURCES}
${PLAIN}`,
  simplify: `Word each of "passages" in plainer language: short sentences, everyday words, active voice, the same meaning. Keep names, figures and quotations as they are.
"passages": the "number" of each, from 0, and its new "text". ${SOURCES}
${PLAIN}`,
  titles: `Propose five titles for the article, each of 30 to 60 characters, different from each other, with "keyword" near the beginning, and true of the text in "before" and "after".
"proposals": each with its "text". ${PLAIN}`,
  descriptions: `Propose three meta descriptions for the article, each of 110 to 155 characters, with "keyword", that say what a reader finds in "before" and "after".
"proposals": each with its "text". ${PLAIN}`,
};
