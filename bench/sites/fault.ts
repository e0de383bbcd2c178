/** A kind of fault that can be planted on a site, and what several kinds share. */
import type { Page, Site } from './page.ts';
import type { Random } from './write-text.ts';

/** Takes pages that no other fault touches. */
export type Take = () => Page;

export interface Fault {
  /** Number of untouched pages that it takes. */
  readonly pages: number;
  plant(site: Site, take: Take, number: number, random: Random): void;
}

/** Faults by name. */
export type Faults = Readonly<Record<string, Fault>>;

/** Adds a sentence with a link to a page. */
export function addLink(page: Page, href: string, text: string): void {
  page.paragraphs.splice(1, 0, `${page.paragraphs[0]?.split('.')[0] ?? ''}: <a href="${href}">${text}</a>.`);
}

export const NOINDEX = '<meta name="robots" content="noindex, follow">';
