import type { Page } from 'playwright';
import { sampleOrAll } from '../run-size.ts';
import { readAttackLines } from './attack-lines.ts';

/** How many of the shared payloads to use. */
const SHARED_SAMPLE = sampleOrAll(50, 300);
const ourPayloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></style></script><svg onload=alert(1)>',
  "javascript:alert('1')",
];

/** Payloads that run a script when inserted into a page unescaped: ours, and a fixed sample of the shared ones. */
export function samplePayloads(): readonly string[] {
  const lines = readAttackLines('payloadbox-xss/half.txt').filter((line) => line.isWellFormed());
  const step = Math.max(1, Math.floor(lines.length / SHARED_SAMPLE));
  return [...ourPayloads, ...lines.filter((_, index) => index % step === 0).slice(0, SHARED_SAMPLE)];
}

/** A list that gains a line for everything that a payload does in the page from now on. */
export function watchForScripts(page: Page): readonly string[] {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    // The application asks before unsaved text is discarded.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`popup: ${popup.url()}`));
  page.on('pageerror', (error) => ran.push(`script: ${error.message}`));
  page.on('request', (request) => {
    // Before the first page there is no page to request anything.
    if (page.url() === 'about:blank') return;
    const isForeign = new URL(request.url()).origin !== new URL(page.url()).origin;
    // Images from other sites may be shown; nothing else may be requested from them.
    if (isForeign && /^https?:/.test(request.url()) && request.resourceType() !== 'image') {
      ran.push(`${request.resourceType()}: ${request.url()}`);
    }
  });
  return ran;
}
