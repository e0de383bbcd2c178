import { beforeEach, expect, test } from 'vitest';

import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { openScreen } from '../open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const page = await openScreen(browser, server, '/content/new', await server.signUp());

beforeEach(async () => {
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
});

const text = page.getByRole('textbox', { name: 'Content' });

/** Pastes plain text. */
async function pastePlain(plain: string): Promise<void> {
  await text.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, plain);
}

/** The text's markup without the editor's own additions. */
const markup = (): Promise<string> =>
  text.evaluate((element) => element.innerHTML.replaceAll(/<br class="ProseMirror-trailingBreak">/g, ''));

/** Pastes markup into the text and returns the text's markup without the editor's own additions. */
async function paste(html: string): Promise<string> {
  return page.getByRole('textbox', { name: 'Content' }).evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const copy = element.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('.ProseMirror-trailingBreak')) extra.remove();
    return copy.innerHTML;
  }, html);
}

test('Word: headings, marks, and nested lists are kept, styling is not', async () => {
  const pasted =
    await paste(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
    <h1 style="color:navy">The subject<o:p></o:p></h1>
    <p class="MsoNormal" style="margin:0"><b>Bold</b> and <i>italic</i> words.<o:p></o:p></p>
    <p class="MsoNormal"><o:p>&nbsp;</o:p></p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span><![endif]>First</p>
    <p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp; </span></span>Inner</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Second</p>
    <p class="MsoNormal">Between.</p>
    <p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp; </span></span>Step</p>
  </body></html>`);
  expect(pasted).toBe(
    '<h2>The subject</h2><p><strong>Bold</strong> and <em>italic</em> words.</p>' +
      '<ul><li><p>First</p><ul><li><p>Inner</p></li></ul></li><li><p>Second</p></li></ul>' +
      // The editor keeps a paragraph after a list to continue in.
      '<p>Between.</p><ol><li><p>Step</p></li></ol><p></p>',
  );
});

test('Google Docs: styles become marks, and the wrapper and the redirects are removed', async () => {
  const pasted = await paste(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h5><span style="font-size:14pt;font-weight:700">A small heading</span></h5>
    <p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic">, slanted</span><span style="text-decoration:line-through">, gone</span></p>
    <p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span style="text-decoration:underline">A link</span></a></p></b>`);
  expect(pasted).toBe(
    '<h4>A small heading</h4><p>Plain, <strong>bold</strong><em>, slanted</em><s>, gone</s></p>' +
      '<p><a href="https://example.com/a">A link</a></p>',
  );
});

test('a web page: scripts and page chrome are left out, the words stay', async () => {
  const pasted =
    await paste(`<div class="post"><script>window.ran = true</script><h6 onclick="window.ran = true">Kept</h6>
    <div><p>Words <a href="javascript:window.ran=true">here</a><img src="x" onerror="window.ran = true"></p></div>
    <iframe src="https://example.com"></iframe><table><tr><td>Cell</td></tr></table></div>`);
  expect(pasted).toContain('<h4>Kept</h4><p>Words here</p>');
  expect(pasted).toContain('<p>Cell</p>');
  expect(pasted).not.toMatch(/script|onclick|onerror|javascript|iframe|<img/i);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran') === undefined)).toBe(true);
});

test('a link within the page stays if its heading is pasted too; a footnote link, which would be dead, is removed', async () => {
  const pasted =
    await paste(`<p>See <a href="#setup">below</a><a href="#_ftn1" name="_ftnref1"><span>[1]</span></a> and
    <a href="file:///C:/a.htm#_ftn2">[2]</a>.</p><h2 id="setup">How to set up</h2><p><a name="_ftn1" href="#_ftnref1">[1]</a> A note.</p>`);
  expect(pasted).toBe(
    '<p>See <a href="#how-to-set-up">below</a>[1] and [2].</p><h2>How to set up</h2><p>[1] A note.</p>',
  );
});

test('Markdown is converted completely, and one undo restores its text', async () => {
  const written = [
    '# Rain',
    '',
    'A **bold** word, `code`, [a link](<https://example.com/a>) and https://example.com/b.',
    '',
    'A claim.[^1]',
    '',
    '- one',
    '- [ ] two',
    '',
    '| Head | Cell |',
    '|---|---|',
    '| a | b |',
    '',
    '[^1]: https://example.com/note',
  ];
  await pastePlain(written.join('\n'));
  await expect.poll(() => text.locator('table').count()).toBe(1);
  const converted = await markup();
  expect(converted).toContain(
    '<h2>Rain</h2><p>A <strong>bold</strong> word, <code>code</code>, <a href="https://example.com/a">a link</a>' +
      ' and <a href="https://example.com/b">https://example.com/b</a>.</p><p>A claim.[^1]</p>' +
      '<ul><li><p>one</p></li><li><p>☐ two</p></li></ul>',
  );
  expect(converted).toContain('<p>[^1]: <a href="https://example.com/note">');
  await page.keyboard.press('Control+z');
  await expect.poll(() => text.locator('p').allInnerTexts()).toEqual(written.filter((line) => line !== ''));
  expect(await text.locator('a, strong, code, table').count()).toBe(0);
});

test('text that is not clearly Markdown is kept literally, with its addresses linked', async () => {
  const lines = ['# pip install rain', 'x = 2 ** 3 ** 4', '- a single dash, see https://example.com/c.'];
  await pastePlain(lines.join('\n'));
  await expect.poll(() => text.locator('p').allInnerTexts()).toEqual(lines);
  await expect.poll(markup).toContain('see <a href="https://example.com/c">https://example.com/c</a>.</p>');
});
