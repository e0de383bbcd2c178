/** The sentences in English. */
export const english = {
  address_invalid: 'This is not an address that begins with http:// or https://.',
  address_not_allowed:
    'This address is not allowed: it lies in a private or reserved network, or its operator lets this installation ask only some addresses. Use an address that anyone can open, or paste the page.',
  address_with_password: 'An address with a user name or a password in it is not allowed.',
  address_port_not_allowed: 'The port of this address is not one that websites use.',
  address_unreachable: 'This address could not be reached. Check it, or try again later.',
  both_schemes_tried: 'Both https:// and http:// were tried.',
  certificate_invalid: 'The certificate of this address is not valid, so what it answers cannot be trusted.',
  too_many_redirects: 'This address redirects too often.',
  answer_too_large: 'What this address answers is too large.',
  answer_too_slow: 'This address took too long to answer. Try again later.',
  answer_unreadable: 'What this address answers is broken or was cut off.',
};

/** What each language says. */
export type OutgoingSentences = typeof english;
