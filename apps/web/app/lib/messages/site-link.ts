import { sitePath } from '@pagewright/contract/site-path';
import { currentLocale } from './locale.ts';

/** The address of a page of the marketing site in the page language. */
export function siteLink(path: string): string {
  return sitePath(path, currentLocale());
}
