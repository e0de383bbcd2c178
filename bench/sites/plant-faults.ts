/** Plants technical faults and reasons for verdicts on a site, and decoys beside them. */
import { ADDRESS_FAULTS, REFUSALS } from './address-faults.ts';
import type { Faults, Take } from './fault.ts';
import { MARKUP_FAULTS } from './markup-faults.ts';
import { untouched, type Site } from './page.ts';
import { TEXT_FAULTS } from './text-faults.ts';
import { shuffled, type Random } from './write-text.ts';

const FAULTS: Faults = { ...ADDRESS_FAULTS, ...MARKUP_FAULTS, ...TEXT_FAULTS };
/** Share of the sites that refuse some of their pages. */
const REFUSING_SHARE = 0.5;
/** Share of all pages that stay as they are. */
const MIN_UNTOUCHED = 0.4;

/** Plants as many faults as a site of its size bears, each kind at most `most` times; returns their names. */
export function plantFaults(random: Random, site: Site, most: number): string[] {
  const planted: string[] = [];
  const faults = random() < REFUSING_SHARE ? { ...FAULTS, ...REFUSALS } : FAULTS;
  let number = 1;
  for (let round = 0; round < most; round += 1)
    for (const [name, fault] of shuffled(random, Object.entries(faults))) {
      // Most pages of a site stay as they are.
      const free = shuffled(random, untouched(site)).slice(0, fault.pages);
      if (
        free.length < fault.pages ||
        untouched(site).length - fault.pages < site.pages.length * MIN_UNTOUCHED
      )
        continue;
      const take: Take = () => {
        const page = free.pop();
        if (!page) throw new Error(`${name} takes more pages than it says`);
        page.isTaken = true;
        return page;
      };
      fault.plant(site, take, number, random);
      planted.push(name);
      number += 1;
    }
  // An orphan of a site that was not read completely is a decoy: an unread page may link to it.
  if (planted.some((name) => name in REFUSALS)) for (const page of site.pages) page.issues.delete('orphan');
  return planted;
}
