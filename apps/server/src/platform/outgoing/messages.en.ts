export const english = {
  address_invalid: 'The address must start with http:// or https://.',
  address_not_allowed:
    'This address is not allowed: it is in a private or reserved network, or this installation can reach only certain addresses. Use a public address, or paste the page.',
  address_with_password: 'The address must not contain a user name or password.',
  address_port_not_allowed: 'The port in this address is not allowed.',
  address_unreachable: 'This address could not be reached. Check it, or try again later.',
  both_schemes_tried: 'Both https:// and http:// were tried.',
  certificate_invalid: 'The certificate of this address is not valid, so its response cannot be trusted.',
  too_many_redirects: 'This address redirects too many times.',
  answer_too_large: 'The response from this address is too large.',
  answer_too_slow: 'This address took too long to respond. Try again later.',
  answer_unreadable: 'The response from this address is damaged or incomplete.',
};

export type OutgoingSentences = typeof english;
