import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The dialog that offers to recover unsaved text. */
export const recoveryDialog = (page: Page) => page.getByRole('dialog', { name: 'Recover unsaved text' });
/** Presses a button of the recovery dialog and waits until the dialog is gone. */
export const answerRecoveryDialog = async (page: Page, button: string) => {
  await recoveryDialog(page).getByRole('button', { name: button, exact: true }).last().click();
  await recoveryDialog(page).waitFor({ state: 'detached' });
};

/** The browser's stored unsaved text: number of entries and keys, and every byte as text. */
export const readStoredText = (page: Page) =>
  page.evaluate(async () => {
    const named = await indexedDB.databases();
    if (!named.some(({ name }) => name === 'pagewright.journal'))
      return { entries: 0, keys: 0, keptAt: 0, bytes: '', exportErrors: [] };
    const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const database = await answered(indexedDB.open('pagewright.journal'));
    const transaction = database.transaction(['entries', 'keys']);
    const [entries, keys] = await Promise.all([
      answered(transaction.objectStore('entries').getAll() as IDBRequest<Record<string, unknown>[]>),
      answered(transaction.objectStore('keys').getAll() as IDBRequest<{ key: CryptoKey }[]>),
    ]);
    database.close();
    const bytes = entries.flatMap((entry) =>
      Object.values(entry).map((value) =>
        value instanceof ArrayBuffer || value instanceof Uint8Array
          ? new TextDecoder('latin1').decode(value)
          : String(value),
      ),
    );
    const exportErrors = await Promise.all(
      keys.flatMap(({ key }) =>
        (['raw', 'jwk'] as const).map((format) =>
          crypto.subtle.exportKey(format, key).then(
            () => 'exported',
            (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
          ),
        ),
      ),
    );
    if (exportErrors.includes('exported')) throw new Error('A script can read the key.');
    const keptAt = Math.max(0, ...entries.map((entry) => Number(entry['keptAt'])));
    return { entries: entries.length, keys: keys.length, keptAt, bytes: bytes.join(' '), exportErrors };
  });

/** Stores copies of the newest entry that are that many days old. */
export const copyStoredEntry = (page: Page, count: number, days: number) =>
  page.evaluate(
    ([copies, age]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pagewright.journal');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          const store = transaction.objectStore('entries');
          const reading = store.getAll() as IDBRequest<{ id: string; keptAt: number }[]>;
          reading.addEventListener('success', () => {
            const newest = reading.result.toSorted((a, b) => b.keptAt - a.keptAt)[0]!;
            for (let copy = 0; copy < copies; copy += 1)
              store.put({
                ...newest,
                id: crypto.randomUUID(),
                keptAt: newest.keptAt - 1 - age * 86_400_000,
              });
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
        });
      }),
    [count, days] as const,
  );

/** Waits until the browser has stored that many entries. */
export async function waitForEntryCount(page: Page, entries: number): Promise<void> {
  await expect.poll(async () => (await readStoredText(page)).entries).toBe(entries);
}

/** Waits until the browser has stored everything typed so far. */
export async function waitUntilStored(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // One more keystroke, so that there is something to store.
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tags', exact: true }).press('x');
  await expect.poll(async () => (await readStoredText(page)).keptAt).toBeGreaterThanOrEqual(now);
}

/** Reloads the page and confirms the browser's leave prompt. */
export async function reloadAndConfirm(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

/** Notes in the tab's storage, which outlives its page, how the page saves from now on. */
export const recordKeepalive = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, options) => {
      const method = options?.method ?? 'GET';
      if (method !== 'GET')
        sessionStorage.setItem('sent while leaving', `${method}${options?.keepalive ? ' keepalive' : ''}`);
      return fetch(input, options);
    };
  });
