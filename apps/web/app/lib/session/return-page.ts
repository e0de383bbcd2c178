/** The marketing pages that link to sign-in and that users return to, in any language. */
const PAGE =
  /^(?:\/[a-z]{2})?\/pricing(?:\?[a-z]{1,20}=[A-Za-z]{1,20}(?:&[a-z]{1,20}=[A-Za-z]{1,20}){0,3})?$/;

/**
 * The history state for a URL that names such a page and the choice made there, such as `?to=/pricing`; null if it
 * names none.
 */
export function returnPageState(search: string): { readonly wayBack: string } | null {
  const wayBack = new URLSearchParams(search).get('to');
  return wayBack !== null && isServerPage(wayBack) ? { wayBack } : null;
}

/** Whether a return path leaves the application for a page sent by the server. */
export function isServerPage(path: string): boolean {
  return PAGE.test(path);
}
