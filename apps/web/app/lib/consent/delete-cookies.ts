/** Deletes cookies with these prefixes for this host and its parent domains. */
export function deleteCookies(beginnings: readonly string[]): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
