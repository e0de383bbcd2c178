/** The path of a workspace's public site, on every server of the installation. */
export function sitePath(workspaceSlug: string): string {
  return `/sites/${encodeURIComponent(workspaceSlug)}`;
}

/** The server's address on which a site is: on its own domain as the server is reached, by the same protocol and port. */
export function siteOrigin(publicUrl: string, domain: string | null): string {
  if (domain === null) return publicUrl;
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}

/** The path of an item's public page. */
export function publicPath(workspaceSlug: string, slug: string): string {
  return `${sitePath(workspaceSlug)}/${encodeURIComponent(slug)}`;
}
