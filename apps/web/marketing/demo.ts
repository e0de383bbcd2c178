import { readDemoForm, type DemoForm } from './demo/demo-form.ts';
import { htmlToLines } from './demo/html-to-lines.ts';
import { scoreText } from './demo/score-text.ts';
import { sentences } from './demo/sentences.ts';

/** The demo: scores and explains a text with a keyword in this browser. */
function startDemo(demo: DemoForm): void {
  const { form, text, score, own: ownText, sample, stop, status, result } = demo;
  const scoreIt = score.textContent;
  let running: AbortController | null = null;

  async function run(): Promise<void> {
    running?.abort();
    const own = (running = new AbortController());
    stop.hidden = false;
    score.textContent = scoreIt;
    try {
      await scoreText(demo, own.signal);
    } catch {
      if (running !== own) return;
      status.textContent = own.signal.aborted ? sentences.stopped : sentences.failed;
      if (!own.signal.aborted) score.textContent = sentences.tryAgain;
    } finally {
      if (running === own) stop.hidden = true;
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  stop.addEventListener('click', () => {
    running?.abort();
    score.focus();
  });
  ownText.addEventListener('click', () => clearSample(demo));
  sample.addEventListener('click', () => restoreSample(demo));
  text.addEventListener('paste', (event) => {
    replaceSample(demo);
    pasteWithStructure(event, text);
  });
  text.addEventListener('input', () => {
    if (!result.hidden) status.textContent = sentences.changed;
  });
  score.disabled = false;
  ownText.disabled = false;
  sample.disabled = false;
}

/** Empties the fields for the visitor's own text. */
function clearSample({ text, keyword, own, sample, status, result }: DemoForm): void {
  text.value = '';
  keyword.value = '';
  result.hidden = true;
  status.textContent = '';
  own.hidden = true;
  sample.hidden = false;
  text.focus();
}

/** Restores the sample that came with the page. */
function restoreSample({ text, keyword, own, sample, score, status }: DemoForm): void {
  text.value = text.defaultValue;
  keyword.value = keyword.defaultValue;
  status.textContent = sentences.sampleNote;
  own.hidden = false;
  sample.hidden = true;
  score.focus();
}

/** Lets text pasted over the untouched sample replace it and its keyword. */
function replaceSample({ text, keyword, own, sample }: DemoForm): void {
  if (text.value !== text.defaultValue) return;
  text.select();
  keyword.value = '';
  own.hidden = true;
  sample.hidden = false;
}

/** Pastes headings, lists, and links from a web page, which a text area would lose. */
function pasteWithStructure(event: ClipboardEvent, text: HTMLTextAreaElement): void {
  const lines = htmlToLines(event.clipboardData?.getData('text/html') ?? '');
  if (lines === null) return;
  event.preventDefault();
  text.setRangeText(lines, text.selectionStart, text.selectionEnd, 'end');
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-demo]')) startDemo(readDemoForm(form));
