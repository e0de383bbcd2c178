/** The pages of the marketing site from which people come to sign in, and to which they go back. */
const PAGE = /^\/pricing(?:\?[a-z]{1,20}=[A-Za-z]{1,20}(?:&[a-z]{1,20}=[A-Za-z]{1,20}){0,3})?$/;

/** The history state for an address that names such a page, with what was chosen there, as `?to=/pricing`; null where it names none. */
export function pageBackState(search: string): { readonly wayBack: string } | null {
  const wayBack = new URLSearchParams(search).get('to');
  return wayBack !== null && isPage(wayBack) ? { wayBack } : null;
}

/** Whether a way back leads out of the application, to a page that the server has to send. */
export function isPage(path: string): boolean {
  return PAGE.test(path);
}
