/** The path of a workspace's public site, on every server of the installation. */
export function sitePath(workspaceSlug: string): string {
  return `/sites/${encodeURIComponent(workspaceSlug)}`;
}

/** The path of an item's public page. */
export function publicPath(workspaceSlug: string, slug: string): string {
  return `${sitePath(workspaceSlug)}/${encodeURIComponent(slug)}`;
}
