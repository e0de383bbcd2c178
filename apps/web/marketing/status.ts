import { pageLanguage } from './language/page-language.ts';

const EVERY_MS = 30_000;

const button = document.querySelector<HTMLButtonElement>('[data-measure]');
const problem = document.querySelector<HTMLElement>('[data-problem]');

/** Makes the server run its checks and shows the new results. */
async function measure(): Promise<void> {
  const found = await readPart().catch(() => null);
  const shown = document.querySelector('[data-status]');
  if (problem) problem.textContent = found === null ? (problem.dataset['noAnswer'] ?? '') : '';
  if (found === null) return;
  const overall = (part: Element | null): string => part?.querySelector('strong')?.textContent ?? '';
  // Unchanged content is not announced again to screen readers.
  if (overall(found) === overall(shown)) found.querySelector('[role="status"]')?.removeAttribute('role');
  shown?.replaceWith(found);
  localizeTimes();
}

async function readPart(): Promise<Element | null> {
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-status]');
}

/** Shows each time in the reader's time zone. */
function localizeTimes(): void {
  for (const time of document.querySelectorAll('[data-status] time'))
    time.textContent = new Date(time.getAttribute('datetime') ?? '').toLocaleString(pageLanguage, {
      dateStyle: 'medium',
      timeStyle: 'medium',
    });
}

/** Runs the checks on request and reports that it does. */
async function runChecks(asked: HTMLButtonElement): Promise<void> {
  if (asked.getAttribute('aria-disabled') === 'true') return;
  const label = asked.textContent;
  asked.setAttribute('aria-disabled', 'true');
  asked.textContent = asked.dataset['measuring'] ?? label;
  await measure();
  asked.removeAttribute('aria-disabled');
  asked.textContent = label;
}

if (button) {
  button.hidden = false;
  button.addEventListener('click', () => void runChecks(button));
}
localizeTimes();
setInterval(() => {
  if (document.visibilityState === 'visible') void measure();
}, EVERY_MS);
