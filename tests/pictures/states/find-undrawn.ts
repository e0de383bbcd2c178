import { isScreenPath } from '@pagewright/contract/screen-paths';
import type { DrawnScreen } from './screens.ts';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const SAMPLE = /\{\w+\}/g;

/** The path that identifies a screen: without parameters, which are its input, and the same for every ID. */
const kindOf = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replaceAll(ID, ':id')
    .replaceAll(SAMPLE, ':id');

/** Screens of the application that are linked but not drawn. */
export function findUndrawn(links: readonly string[], screens: readonly DrawnScreen[]): string[] {
  const drawn = new Set(screens.map(({ path }) => kindOf(path)));
  const kinds = new Set(links.map(kindOf));
  return [...kinds].filter((kind) => isScreenPath(kind.replaceAll(':id', 'id')) && !drawn.has(kind));
}
