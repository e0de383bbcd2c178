/** Asks a vendor's address. A redirect would carry the key and the text elsewhere, so none is followed. */
export const vendorFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
