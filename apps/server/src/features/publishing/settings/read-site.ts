import type { SiteSettings } from '@pagewright/contract/publishing/site';
import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import type { Context } from '../../../platform/context.ts';
import { parseLanguageTag } from '../../../platform/language/current-language.ts';
import { mayChangeSite } from '../policy.ts';
import { siteAddress } from '../site/site-address.ts';
import { proofRecord } from './domain-proof.ts';
import { findSettings } from './settings-repository.ts';

/** The appearance and domain of the caller's site. */
export async function readSite(ctx: Pick<Context, 'db' | 'actor' | 'services'>): Promise<SiteSettings> {
  const { actor, services } = ctx;
  const { site, workspaceName, slug } = await findSettings(ctx.db, actor.workspaceId);
  const domain = site?.domain ?? null;
  const verifiedAt = site?.domainVerifiedAt ?? null;
  return {
    name: site?.name ?? '',
    workspaceName,
    tagline: site?.tagline ?? '',
    language: parseLanguageTag(site?.language ?? '') ?? DEFAULT_LANGUAGE,
    logo: site?.logoFileId ? { fileId: site.logoFileId, url: `/files/${site.logoFileId}` } : null,
    colour: site?.colour ?? null,
    colourDark: site?.colourDark ?? null,
    url: siteAddress(services.publicUrl(), slug, verifiedAt && domain).url(),
    domain:
      domain === null
        ? null
        : {
            name: domain,
            verifiedAt: verifiedAt?.toISOString() ?? null,
            record: proofRecord(domain, site?.domainProof ?? ''),
          },
    canEdit: mayChangeSite(actor),
  };
}
