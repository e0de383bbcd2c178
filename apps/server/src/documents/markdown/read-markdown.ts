import markdownIt from 'markdown-it';
import type { MarkdownIt } from 'markdown-it';
import { ConversionError } from '../conversion-error.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { readHtml } from '../html/read-html.ts';
import type { HtmlOptions } from '../html/html-options.ts';
import type { HtmlRead } from '../html/read-html.ts';
import { readTaskLists } from './task-lists.ts';

/** Maximum nesting of blocks; the parser would silently drop deeper ones. */
const NESTING_MAX = 100;

/** Writes a code block as `<pre>`, without the line break before its closing fence. */
function codeBlock(code: string, info: string): string {
  const language = info.trim().split(/\s+/, 1)[0] ?? '';
  const text = code.endsWith('\n') ? code.slice(0, -1) : code;
  // The first line break of a `<pre>` is not shown, so a real one is doubled.
  const shown = text.startsWith('\n') ? `\n${text}` : text;
  return `<pre><code class="language-${escapeHtml(language)}">${escapeHtml(shown)}</code></pre>\n`;
}

function createParser(): MarkdownIt {
  const markdown = markdownIt({ html: true, linkify: true, maxNesting: NESTING_MAX });
  // Accept all addresses; the HTML reader drops forbidden ones and keeps the text.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (address) => address;
  markdown.normalizeLinkText = (address) => address;
  markdown.linkify
    .set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
    .add('ftp:', null)
    .add('mailto:', null)
    .add('//', null);
  markdown.renderer.rules.fence = (tokens, index) =>
    codeBlock(tokens[index]?.content ?? '', tokens[index]?.info ?? '');
  markdown.renderer.rules.code_block = (tokens, index) => codeBlock(tokens[index]?.content ?? '', '');
  markdown.core.ruler.after('inline', 'task_lists', (state) => readTaskLists(state.tokens));
  keepFootnotes(markdown);
  return markdown;
}

/** `[^1]: …` is a footnote, which stays text; CommonMark would read it as a link definition. */
function keepFootnotes(markdown: MarkdownIt): void {
  markdown.block.ruler.before(
    'reference',
    'footnote',
    (state, startLine, _endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      if (silent || !state.src.startsWith('[^', start)) return false;
      const end = state.eMarks[startLine] ?? start;
      state.line = startLine + 1;
      state.push('paragraph_open', 'p', 1).map = [startLine, state.line];
      const text = state.push('inline', '', 0);
      text.content = state.src.slice(start, end).trim();
      text.map = [startLine, state.line];
      text.children = [];
      state.push('paragraph_close', 'p', -1);
      return true;
    },
    { alt: [] },
  );
}

const parser = createParser();

/** Renders Markdown as HTML for `readHtml` only, since HTML in it is passed through. */
function toHtml(markdown: string): string {
  const environment = {};
  const tokens = parser.parse(markdown, environment);
  if (tokens.some(({ level }) => level >= NESTING_MAX - 1)) throw new ConversionError('too_deep');
  return parser.renderer.render(tokens, parser.options, environment);
}

/**
 * Reads CommonMark with GitHub's tables, strikethrough, task lists (☐ and ☑), and bare URLs. Embedded HTML goes through
 * `readHtml`. Front matter is not handled: see `splitFrontMatter`. Takes linear time.
 * @throws ConversionError if the result exceeds the limits of a document.
 */
export function readMarkdown(
  markdown: string,
  options: Pick<HtmlOptions, 'takeTitle' | 'storeImage' | 'anchors'> = {},
): HtmlRead {
  return readHtml(toHtml(markdown), { ...options, spacing: 'lines' });
}
