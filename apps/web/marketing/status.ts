const EVERY_MS = 30_000;
const NO_ANSWER = 'This server does not answer. It may be restarting. Try again in a moment.';

const button = document.querySelector<HTMLButtonElement>('[data-measure]');
const problem = document.querySelector<HTMLElement>('[data-problem]');

/** Has the server measure itself, and shows what it found in place of what stood here. */
async function measure(): Promise<void> {
  const found = await readPart().catch(() => null);
  const shown = document.querySelector('[data-status]');
  if (problem) problem.textContent = found === null ? NO_ANSWER : '';
  if (found === null) return;
  const overall = (part: Element | null): string => part?.querySelector('strong')?.textContent ?? '';
  // What stays as it was is not told anew to those who listen.
  if (overall(found) === overall(shown)) found.querySelector('[role="status"]')?.removeAttribute('role');
  shown?.replaceWith(found);
  sayInOwnTime();
}

async function readPart(): Promise<Element | null> {
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-status]');
}

/** Each moment in the time and the form of whoever reads it. */
function sayInOwnTime(): void {
  for (const time of document.querySelectorAll('[data-status] time'))
    time.textContent = new Date(time.getAttribute('datetime') ?? '').toLocaleString(undefined, {
      dateStyle: 'medium',
      timeStyle: 'medium',
    });
}

/** Measures when asked to, and says that it does. */
async function measureAsAsked(asked: HTMLButtonElement): Promise<void> {
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
  button.addEventListener('click', () => void measureAsAsked(button));
}
sayInOwnTime();
setInterval(() => {
  if (document.visibilityState === 'visible') void measure();
}, EVERY_MS);
