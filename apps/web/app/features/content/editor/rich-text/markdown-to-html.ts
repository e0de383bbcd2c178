import markdownIt from 'markdown-it';

const TASK_BOXES: Readonly<Record<string, string>> = { '[ ] ': '☐ ', '[x] ': '☑ ', '[X] ': '☑ ' };

const markdown = markdownIt({ html: true, linkify: true });
// Disallowed URLs are dropped with the rest of the pasted content.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;
markdown.normalizeLinkText = (address) => address;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
// `[^1]: …` is a footnote, whose text is kept; CommonMark would read it as a link definition.
markdown.block.ruler.before('reference', 'footnote', (state, line, _last, isSilent) => {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (isSilent || !state.src.startsWith('[^', start)) return false;
  state.line = line + 1;
  state.push('paragraph_open', 'p', 1);
  const words = state.push('inline', '', 0);
  words.content = state.src.slice(start, state.eMarks[line]).trim();
  words.map = [line, state.line];
  words.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
});
markdown.core.ruler.after('inline', 'task_lists', ({ tokens }) => {
  for (const [index, { type, children }] of tokens.entries()) {
    const first = children?.[0];
    if (type !== 'inline' || tokens[index - 2]?.type !== 'list_item_open' || first?.type !== 'text') continue;
    const box = TASK_BOXES[first.content.slice(0, 4)];
    if (box !== undefined) first.content = box + first.content.slice(4);
  }
});

/** Converts Markdown to HTML for pasting only: it is not safe to display before the editor's schema has read it. */
export function markdownToHtml(text: string): string {
  return markdown.render(text);
}
