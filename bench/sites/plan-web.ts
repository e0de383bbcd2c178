/** Plans a web of 30 sites on loopback hosts from a seed: three markets with their competitors, press, and decoys. */
import { startWebHost, type WebHost } from '../../tests/fakes/web/start-web-host.ts';
import { randomNumbers } from '../../tests/random-numbers.ts';
import type { Generator, Page, Site } from './page.ts';
import { plantFreshness, type FreshnessTruths } from './plant-changes.ts';
import { plantFaults } from './plant-faults.ts';
import { plantLinks, type LinkTruths } from './plant-links.ts';
import { planSite, type Topic } from './plan-site.ts';
import { renderSite } from './render.ts';
import { BRAND_WORDS, SUBJECTS, type Language, type Subject, type Thing } from './subjects.ts';
import { ASPECTS } from './titles.ts';
import { pick, shuffled, type Random } from './write-text.ts';

/** A market: our site, its competitors, and who writes about them. */
export interface Market {
  readonly subject: Subject;
  readonly own: Site;
  readonly competitors: readonly Site[];
  readonly press: readonly Site[];
  /** Things that our site has pages about. */
  readonly ours: readonly Thing[];
  /** Things that competitors have pages about and our site does not. */
  readonly gaps: readonly Thing[];
  /** Things that nobody has a page about. */
  readonly nobodys: readonly Thing[];
  readonly links: LinkTruths;
}

export interface PlannedWeb {
  readonly sites: readonly Site[];
  readonly markets: readonly Market[];
  /** By market: pages of our site and whether they need an update. */
  readonly freshness: readonly FreshnessTruths[];
  /** Applies the current plan of a site to its host. */
  publish(site: Site): void;
  close(): Promise<void>;
}

const OURS = 9;
const GAPS = 9;
/** Competitors of a market: how many things they share with us, how many gaps they have, how they are made. */
const COMPETITORS: readonly { ours: number; gaps: number; aspects: number; generator: Generator }[] = [
  { ours: 9, gaps: 9, aspects: 8, generator: 'wordpress' },
  { ours: 6, gaps: 5, aspects: 6, generator: 'ghost' },
  { ours: 4, gaps: 3, aspects: 4, generator: 'hugo' },
  { ours: 2, gaps: 2, aspects: 3, generator: 'wordpress' },
  { ours: 3, gaps: 4, aspects: 2, generator: 'shop' },
];
const PRESS: readonly { things: number; aspects: number; generator: Generator }[] = [
  { things: 12, aspects: 3, generator: 'wordpress' },
  { things: 5, aspects: 3, generator: 'ghost' },
  { things: 5, aspects: 1, generator: 'hugo' },
];
const LANGUAGES: readonly Language[] = ['en', 'es', 'fr'];
const UNRELATED = 3;
const PER_MARKET = 1 + COMPETITORS.length + PRESS.length;

/** Products of the shop of each market; the first is the large site. */
const PRODUCTS = (large: number): readonly number[] => [large, 60, 140];

/** Plans, renders, and serves a web. The seed chooses subjects, brands, wordings, and where things are planted. */
export async function planWeb(seed: number, large: number): Promise<PlannedWeb> {
  const random = randomNumbers(seed);
  const hosts = await Promise.all(
    Array.from({ length: PER_MARKET * LANGUAGES.length + UNRELATED }, (_, at) =>
      startWebHost({}, { address: `127.0.1.${at + 1}` }),
    ),
  );
  const nextHost = hostsInTurn(hosts);
  const brands = brandsInTurn(random);
  const markets: Market[] = [];
  const left: Subject[] = [];
  for (const [number, language] of LANGUAGES.entries()) {
    const [subject, ...others] = shuffled(
      random,
      SUBJECTS.filter((each) => each.language === language),
    );
    if (!subject) throw new Error('no subject');
    left.push(...others);
    markets.push(
      planMarket({ random, number, subject, products: PRODUCTS(large)[number] ?? 60, nextHost, brands }),
    );
  }
  const unrelated = left.slice(0, UNRELATED).map((subject, at) =>
    planSite(random, {
      host: nextHost(),
      brand: brands(subject.language),
      generator: pick(random, ['wordpress', 'ghost', 'hugo'] as const),
      subject,
      role: 'unrelated',
      market: null,
      topics: topicsOf(shuffled(random, subject.things).slice(0, [5, 12, 20][at]), [1, 4, 8][at] ?? 1),
      wording: at,
    }),
  );
  const sites = [
    ...markets.flatMap(({ own, competitors, press }) => [own, ...competitors, ...press]),
    ...unrelated,
  ];
  const freshness = markets.map(({ own, press }) => plantFreshness(random, own, press));
  for (const site of sites) plantFaults(random, site, site.role === 'own' ? 2 : 1);
  const publish = (site: Site): void => {
    site.host.answers.clear();
    for (const [path, answer] of renderSite(site)) site.host.answers.set(path, answer);
    for (const [path, answer] of site.extras) site.host.answers.set(path, answer);
  };
  for (const site of sites) publish(site);
  return {
    sites,
    markets,
    freshness,
    publish,
    close: async () => void (await Promise.all(hosts.map((host) => host.close()))),
  };
}

function planMarket({
  random,
  number,
  subject,
  products,
  nextHost,
  brands,
}: {
  random: Random;
  number: number;
  subject: Subject;
  products: number;
  nextHost: () => WebHost;
  brands: (language: Language) => string;
}): Market {
  // Things with another name are ours: the competitors' name for them must not count as a gap.
  const [named, plain] = [
    subject.things.filter(({ otherOne }) => otherOne !== null),
    subject.things.filter(({ otherOne }) => otherOne === null),
  ];
  const mixed = [...named, ...shuffled(random, plain)];
  const ours = mixed.slice(0, OURS);
  const gaps = mixed.slice(OURS, OURS + GAPS);
  const nobodys = mixed.slice(OURS + GAPS);
  const { language } = subject;
  const common = { subject, market: number };
  const own = planSite(random, {
    ...common,
    host: nextHost(),
    brand: brands(language),
    generator: pick(random, ['wordpress', 'hugo', 'ghost'] as const),
    role: 'own',
    topics: topicsOf(ours, ASPECTS.length, true),
    wording: 0,
  });
  const competitors = COMPETITORS.map((size, at) =>
    planSite(random, {
      ...common,
      host: nextHost(),
      brand: brands(language),
      generator: size.generator,
      role: 'competitor',
      topics: topicsOf(
        [...shuffled(random, ours).slice(0, size.ours), ...shuffled(random, gaps).slice(0, size.gaps)],
        size.aspects,
      ),
      ...(size.generator === 'shop' ? { products: { things: [...ours, ...gaps], count: products } } : {}),
      wording: at + 1,
    }),
  );
  const press = PRESS.map((size, at) =>
    planSite(random, {
      ...common,
      host: nextHost(),
      brand: brands(language),
      generator: size.generator,
      role: 'press',
      topics: topicsOf(shuffled(random, subject.things).slice(0, size.things), size.aspects),
      wording: at,
    }),
  );
  const links = plantLinks(random, { own, competitors, press });
  return { subject, own, competitors, press, ours, gaps, nobodys, links };
}

function topicsOf(things: readonly Thing[], aspects: number, isOther = false): Topic[] {
  return ASPECTS.slice(0, aspects).flatMap((aspect) =>
    things.map((thing) => ({ thing, aspect, isOther: isOther && thing.otherOne !== null })),
  );
}

function hostsInTurn(hosts: readonly WebHost[]): () => WebHost {
  let at = 0;
  return () => {
    const host = hosts[at];
    at += 1;
    if (!host) throw new Error('more sites than hosts');
    return host;
  };
}

/** Brands of two words, no word twice in a language. */
function brandsInTurn(random: Random): (language: Language) => string {
  const lists = new Map(
    LANGUAGES.map((language) => {
      const [first, second] = BRAND_WORDS[language];
      const seconds = shuffled(random, second);
      return [
        language,
        shuffled(random, first).map((word, at) => `${word} ${seconds[at % seconds.length] ?? ''}`),
      ];
    }),
  );
  return (language) => lists.get(language)?.pop() ?? 'Nameless Press';
}

/** The page of a site at a URL, if it was planned. */
export function pageAt(sites: readonly Site[], url: string): { site: Site; page: Page } | null {
  const site = sites.find((each) => url.startsWith(`${each.url}/`));
  const page = site?.pages.find(({ path }) => site.url + path === url);
  return site && page ? { site, page } : null;
}
