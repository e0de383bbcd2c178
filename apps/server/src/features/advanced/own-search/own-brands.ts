import type { Context } from '../../../platform/context.ts';
import { findOwnSite, findWebsite } from '../sites/own-page-repository.ts';
import { siteName, siteUrl } from '../sites/site-name.ts';

/** A shorter name is part of too many words. */
const SHORTEST = 4;
/** Words in a workspace's name that are not part of a brand. */
const NO_BRAND = /['’]s workspace$| workspace$/i;

/** The name of a workspace or its site as a brand, without the words of a workspace that nobody named. */
export function brandName(name: string): string {
  return name.replace(NO_BRAND, '').trim();
}

/** Returns the brand names of the workspace, its site, and its domains: letters and digits in lower case. */
export async function ownBrands(ctx: Context): Promise<string[]> {
  const { name, domain, liveSite } = await findOwnSite(ctx.db, ctx.actor.workspaceId);
  const website = await findWebsite(ctx.db, ctx.actor.userId);
  const names = [brandName(name), ...[domain, liveSite, website].map(mainLabel)];
  return [...new Set(names.map(compact))].filter((brand) => brand.length >= SHORTEST);
}

/** `brewnorth` for `https://www.brewnorth.co.uk/blog`. */
function mainLabel(site: string | null): string {
  if (site === null || site === '') return '';
  try {
    const labels = siteName(siteUrl(site)).split('.');
    // A numeric address has no name.
    return labels.every((label) => /^\d+$/.test(label))
      ? ''
      : (labels.find((label) => label !== 'blog') ?? '');
  } catch {
    return '';
  }
}

function compact(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
