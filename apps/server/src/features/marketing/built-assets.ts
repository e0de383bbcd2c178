import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The plain scripts of the marketing site, by the names of their files. */
export type PageScript = 'choose-plan' | 'contact' | 'demo' | 'every-page' | 'listing' | 'pay' | 'status';

/** Paths of a picture at twice its size, and as a phone needs it. */
interface PictureFiles {
  readonly whole: string;
  readonly small: string;
}

/** A picture of the product: where it is in light and in dark, and its size in CSS pixels. */
export interface BuiltPicture {
  readonly light: PictureFiles;
  readonly dark: PictureFiles;
  readonly width: number;
  readonly height: number;
}

/** The built files of the marketing site. */
export interface BuiltAssets {
  /** The style sheet itself: a page carries it, so that nothing is waited for. */
  readonly css: string;
  /** Paths of the fonts that every page begins with. */
  readonly fonts: readonly string[];
  /** The path of a script. @throws Error where the build lacks it. */
  script(name: PageScript): string;
  /** A picture by its name. @throws Error where nobody made it. */
  picture(name: string): BuiltPicture;
  /** Path of the picture for those who share the page at a path; the site's own where it has none. */
  socialImage(path: string): string;
}

/** Where `npm run pictures` notes the sizes of its pictures. */
const PICTURES = 'pictures/pictures.json';
const SOCIAL = '/social/pagewright.png';
/** Where the build notes which source became which file. */
const MANIFEST = 'assets/marketing-manifest.json';
const STYLE = 'marketing/style/site.css';
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), assets: z.array(z.string()).optional() }),
);
const picturesSchema = z.record(
  z.string(),
  z.object({ width: z.int(), height: z.int(), version: z.string() }),
);

/**
 * Reads which files the build of the marketing site made; null where the web application is not built.
 * @throws Error where the build lacks a file.
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
  const css = readFileSync(join(webDir, built(STYLE)), 'utf8').trim();
  return {
    css,
    fonts: [...css.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([font]) => font),
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
