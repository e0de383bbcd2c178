import type { WebHost } from '../../fakes/web/start-web-host.ts';

const TEXT = 'The tank holds water for the garden, and the pump lifts it to the beds. '.repeat(12);

/** Makes a host answer pages that link to each other and differ only in their titles. */
export function putPages(host: WebHost, titles: Readonly<Record<string, string>>): void {
  for (const [path, title] of Object.entries(titles)) {
    const links = Object.keys(titles).map((other) => `<a href="${other}">${other}</a>`);
    host.answers.set(path, {
      body: `<!doctype html><html lang="en"><title>${title}</title><article><h1>${title}</h1><p>${TEXT}</p></article><nav>${links.join(' ')}</nav>`,
    });
  }
}
