import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The plain scripts of the marketing site, by the names of their files. */
export type PageScript = 'every-page' | 'listing' | 'pay';

/** The built files of the marketing site. */
export interface BuiltAssets {
  /** The style sheet itself: a page carries it, so that nothing is waited for. */
  readonly css: string;
  /** Paths of the fonts that every page begins with. */
  readonly fonts: readonly string[];
  /** The path of a script. @throws Error where the build lacks it. */
  script(name: PageScript): string;
}

/** Where the build notes which source became which file. */
const MANIFEST = 'assets/marketing-manifest.json';
const STYLE = 'marketing/style/site.css';
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), assets: z.array(z.string()).optional() }),
);

/**
 * Reads which files the build of the marketing site made; null where the web application is not built.
 * @throws Error where the build lacks a file.
 */
export function readBuiltAssets(webDir: string): BuiltAssets | null {
  const path = join(webDir, MANIFEST);
  if (!existsSync(path)) return null;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
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
  };
}
