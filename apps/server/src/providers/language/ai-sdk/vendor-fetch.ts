/** Calls a vendor's URL. Redirects are not followed: they would send the key and the text elsewhere. */
export const vendorFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
