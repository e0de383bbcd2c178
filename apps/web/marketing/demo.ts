import { readDemoForm, type DemoForm } from './demo/demo-form.ts';
import { linesOfPage } from './demo/lines-of-page.ts';
import { scoreText } from './demo/score-text.ts';
import { sentences } from './demo/sentences.ts';

/** The demonstration: a text and a keyword become an explained score, in this browser. */
function startDemo(demo: DemoForm): void {
  const { form, text, score, sample, stop, status, result } = demo;
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
  sample.addEventListener('click', () => void writeSample(demo));
  text.addEventListener('paste', (event) => keepHeadings(event, text));
  text.addEventListener('input', () => {
    if (!result.hidden) status.textContent = sentences.changed;
  });
  score.disabled = false;
  sample.disabled = false;
}

async function writeSample({ text, keyword, status, score }: DemoForm): Promise<void> {
  try {
    const { sample } = await import('./demo/sample.ts');
    text.value = sample.text;
    keyword.value = sample.keyword;
    status.textContent = sentences.sampleNote;
    score.focus();
  } catch {
    status.textContent = sentences.failed;
  }
}

/** Pastes what was copied from a page with its headings, lists and links, which a text area would lose. */
function keepHeadings(event: ClipboardEvent, text: HTMLTextAreaElement): void {
  const lines = linesOfPage(event.clipboardData?.getData('text/html') ?? '');
  if (lines === null) return;
  event.preventDefault();
  text.setRangeText(lines, text.selectionStart, text.selectionEnd, 'end');
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-demo]')) startDemo(readDemoForm(form));
