import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { ApiError } from '../../../api-error.ts';
import { publishingRefusals } from '../messages.ts';

const RECORD_LABEL = '_pagewright';
const PROOF_BYTES = 20;
/** Labels of letters, digits and inner hyphens; the last one has a letter, so that it is no IP address. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;
/** Leave room for the label of the record. */
const DOMAIN_LENGTH_MAX = 240;
const LOCAL = /(?:^|\.)(?:localhost|local|internal|test|invalid|onion|arpa)$/;

/** A proof that nobody can guess, made anew for each claim. */
export function makeProof(): string {
  return randomBytes(PROOF_BYTES).toString('hex');
}

/** The TXT record that only who has the domain can set. */
export function proofRecord(
  domain: string,
  proof: string,
): { readonly name: string; readonly value: string } {
  return { name: `${RECORD_LABEL}.${domain}`, value: `pagewright-site=${proof}` };
}

/**
 * A domain as it is kept: in lower case and ASCII, taken out of an address where a person pastes one.
 * @throws ApiError 422 where it is none, or one that nobody can own.
 */
export function readDomain(text: string): string {
  const host = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/:?#].*$/s, '')
    .replace(/\.$/, '');
  const domain = domainToASCII(host).toLowerCase();
  if (!DOMAIN.test(domain) || domain.length > DOMAIN_LENGTH_MAX || LOCAL.test(domain))
    throw new ApiError(422, 'domain_invalid', publishingRefusals.domainInvalid);
  return domain;
}
