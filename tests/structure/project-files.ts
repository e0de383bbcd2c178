import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The repository's folder. */
export const projectRoot = join(import.meta.dirname, '..', '..');

const GENERATED_FOLDERS = new Set(['node_modules', 'fixtures', 'migrations']);
const IGNORED_FOLDERS = new Set(['data', 'test-results', 'apps/server/build', 'apps/web/build']);

/** A hand-written project folder, with its path from the root in forward slashes. */
export interface ProjectFolder {
  readonly path: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Every project folder except for hidden, generated, and installed ones; the root comes first, as `.`. */
export function projectFolders(path = projectRoot): ProjectFolder[] {
  const name = relative(projectRoot, path).split(sep).join('/') || '.';
  const entries = readdirSync(path, { withFileTypes: true });
  const folders = entries
    .filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !GENERATED_FOLDERS.has(entry.name),
    )
    .map((entry) => entry.name)
    .filter((folder) => !IGNORED_FOLDERS.has(name === '.' ? folder : `${name}/${folder}`));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return [{ path: name, folders, files }, ...folders.flatMap((folder) => projectFolders(join(path, folder)))];
}

/** The paths of all source files from the root: TypeScript, scripts, and style sheets. */
export function sourceFiles(): string[] {
  return projectFolders()
    .filter(({ path }) => path !== '.')
    .flatMap(({ path, files }) => files.map((file) => `${path}/${file}`))
    .filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path));
}

/** Reads a file by its path from the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}
