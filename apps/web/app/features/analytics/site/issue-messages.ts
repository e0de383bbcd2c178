import type { SiteIssue } from '@pagewright/contract/analytics';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Names of audit issues. */
const NAMES: Readonly<Record<SiteIssue, string>> = {
  server_error: 'Server error',
  not_found: 'Not found',
  links_broken: 'Broken links',
  redirect_loop: 'Redirect loop',
  redirect_broken: 'Broken redirect',
  canonical_broken: 'Canonical to a broken page',
  sitemap_broken: 'Broken page in sitemap',
  sitemap_noindex: 'noindex in sitemap',
  sitemap_blocked: 'Blocked page in sitemap',
  title_missing: 'Missing title',
  unreachable: 'No response',
  refused: 'Refused',
  redirect_chain: 'Redirect chain',
  canonical_redirect: 'Canonical to a redirect',
  canonical_noindex: 'Canonical to noindex',
  canonical_chain: 'Canonical chain',
  canonical_conflict: 'Several canonicals',
  orphan: 'Orphan',
  title_duplicate: 'Duplicate title',
  text_duplicate: 'Same text',
  hreflang_invalid: 'Invalid hreflang',
  hreflang_broken: 'hreflang to a broken page',
  hreflang_no_return: 'hreflang without return link',
  structured_data_invalid: 'Invalid structured data',
  structured_data_incomplete: 'Incomplete structured data',
  sitemap_redirect: 'Redirect in sitemap',
  sitemap_canonical: 'Other canonical in sitemap',
  h1_missing: 'Missing H1',
  thin: 'Thin',
  links_redirect: 'Links to redirects',
  description_missing: 'Missing description',
  description_duplicate: 'Duplicate description',
  h1_several: 'Several H1',
  h1_duplicate: 'Duplicate H1',
  images_heavy: 'Heavy images',
  images_alt_missing: 'Images without alt',
  hreflang_no_self: 'hreflang without self',
  sitemap_missing: 'Not in sitemap',
};

/** Names of the issues that an audit finds. */
export const issueMessages = defineMessages('issueMessages', NAMES);
