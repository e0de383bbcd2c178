import { generateBrief, type SavedBrief } from '@pagewright/contract/strategy';
import { expect } from 'vitest';
import type { TestPerson, TestServer } from '../../../../../../tests/server/test-server.ts';

/** A competitor's article inside a typical page frame. */
const page = (name: string, extra: string): string =>
  `<!doctype html><html><head><title>${name} | Shop</title></head><body><nav><a href="/">Home</a></nav><main><article><h1>${name}</h1><p>A rain barrel collects water from the gutter. ${extra} A downspout diverter leads the water into the rain barrel, and a spigot lets it out.</p><h2>How to install a rain barrel</h2><p>Put the rain barrel on blocks below the downspout, cut the downspout, and fit the downspout diverter. Below 2 degrees Celsius it may crack; at 5 degrees Celsius it is emptied, and at 9 degrees Celsius filled again. ${extra}</p><h2>How do you keep mosquitoes out of a rain barrel?</h2><p>A fine screen over every opening keeps mosquitoes out of a rain barrel, and a spoon of vegetable oil on the water stops those that found a way in.</p><h2>Rain barrel cost</h2><p>A rain barrel costs between 60 and 200 dollars, according to the <a href="https://water.example/report">water report</a>. ${extra}</p></article></main><footer>All rights reserved</footer></body></html>`;
/** Three pages on rain barrels, as pasted by a user. */
export const PAGES = ['One', 'Two', 'Three'].map((name, index) => ({
  text: page(`Rain barrel guide ${name}`, `Guide ${name} says that gardens need little more than this.`),
  url: `https://shop${index}.example/barrel`,
}));
export const IDEA = 'A guide to the rain barrel for beginners who have a small garden';

/** Creates a function that generates rain barrel briefs, from the idea alone unless the body has more. */
export const createGenerator =
  (server: TestServer) =>
  async (person: TestPerson, body: Record<string, unknown> = {}): Promise<SavedBrief> => {
    const answer = await server.call(person, generateBrief, {
      body: { idea: IDEA, keyword: 'rain barrel', includeSearch: false, ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
