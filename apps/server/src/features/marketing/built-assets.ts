import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The plain scripts of the marketing site, by file name. */
export type PageScript = 'choose-plan' | 'contact' | 'demo' | 'every-page' | 'listing' | 'pay' | 'status';

/** Style sheets that only some pages inline, in the order of the cascade. */
const PAGE_STYLES = ['pricing', 'forms', 'status', 'landing', 'demo', 'reference'] as const;
export type PageStyle = (typeof PAGE_STYLES)[number];

/** Paths of a picture at double size and in a size for phones. */
interface PictureFiles {
  readonly whole: string;
  readonly small: string;
}

/** A product picture in light and dark, with its size in CSS pixels. */
export interface BuiltPicture {
  readonly light: PictureFiles;
  readonly dark: PictureFiles;
  readonly width: number;
  readonly height: number;
}

/** The built files of the marketing site. */
export interface BuiltAssets {
  /**
   * The text of the sheet for all pages and of others, which a page inlines so that nothing blocks rendering. A page that
   * fits into the first 14 KB of a connection is shown a round trip earlier.
   */
  css(styles?: readonly PageStyle[]): string;
  /** Paths of the fonts that every page preloads. */
  readonly fonts: readonly string[];
  /**
   * The path of a script.
   * @throws Error if it is missing from the build.
   */
  script(name: PageScript): string;
  /**
   * A picture by its name.
   * @throws Error if it does not exist.
   */
  picture(name: string): BuiltPicture;
  /** The social image of a page; the site's default if the page has none. */
  socialImage(path: string): string;
}

/** Where `npm run pictures` stores the sizes of its pictures. */
const PICTURES = 'pictures/pictures.json';
const SOCIAL = '/social/pagewright.png';
/** The build's manifest of sources and output files. */
const MANIFEST = 'assets/marketing-manifest.json';
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), assets: z.array(z.string()).optional() }),
);
const picturesSchema = z.record(
  z.string(),
  z.object({ width: z.int(), height: z.int(), version: z.string() }),
);

/**
 * Reads the built files of the marketing site; null if the web application is not built.
 * @throws Error if a file is missing from the build.
 */
export function readBuiltAssets(webDir: string): BuiltAssets | null {
  const path = join(webDir, MANIFEST);
  if (!existsSync(path)) return null;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const pictures = picturesSchema.parse(JSON.parse(readFileSync(join(webDir, PICTURES), 'utf8')));
  const built = (source: string): string => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The build of the marketing site lacks ${source}.`);
    return file;
  };
  const readStyle = (name: string): string =>
    readFileSync(join(webDir, built(`marketing/style/${name}.css`)), 'utf8').trim();
  const site = readStyle('site');
  const sheets = new Map(PAGE_STYLES.map((name) => [name, readStyle(name)]));
  return {
    css: (styles = []) =>
      [site, ...PAGE_STYLES.map((name) => (styles.includes(name) ? sheets.get(name) : ''))].join(''),
    fonts: [...site.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([font]) => font),
    script: (name) => `/${built(`marketing/${name}.ts`)}`,
    picture: (name) => {
      const found = pictures[name];
      if (found === undefined) throw new Error(`There is no picture ${name}: run \`npm run pictures\`.`);
      const { version, ...size } = found;
      const at = (variant: string): string => `/pictures/${name}-${variant}.webp?v=${version}`;
      const files = (scheme: string) => ({ whole: at(scheme), small: at(`${scheme}-small`) });
      return { light: files('light'), dark: files('dark'), ...size };
    },
    socialImage: (page) => {
      const own = `/social${page}.png`;
      return existsSync(join(webDir, own)) ? own : SOCIAL;
    },
  };
}
