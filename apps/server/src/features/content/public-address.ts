/** Returns the path of a workspace's public site, the same on every server of the installation. */
export function sitePath(workspaceSlug: string): string {
  return `/sites/${encodeURIComponent(workspaceSlug)}`;
}

/** Returns the origin of a site: its own domain, if any, with the protocol and port of the server. */
export function siteOrigin(publicUrl: string, domain: string | null): string {
  if (domain === null) return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}

/** Returns the path of an item's public page. */
export function publicPath(workspaceSlug: string, slug: string): string {
  return `${sitePath(workspaceSlug)}/${encodeURIComponent(slug)}`;
}
