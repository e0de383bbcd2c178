import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { ApiError } from '../../../platform/api-error.ts';
import { publishingRefusals } from '../messages.ts';

const RECORD_LABEL = '_pagewright';
const PROOF_BYTES = 20;
/** Labels of letters, digits, and inner hyphens. The last one has a letter, which rules out IP addresses. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;
/** Leaves room for the label of the record. */
const DOMAIN_LENGTH_MAX = 240;
const LOCAL = /(?:^|\.)(?:localhost|local|internal|test|invalid|onion|arpa)$/;

/** A new unguessable proof for each claim. */
export function createProof(): string {
  return randomBytes(PROOF_BYTES).toString('hex');
}

/** The TXT record that only the domain's owner can set. */
export function proofRecord(
  domain: string,
  proof: string,
): { readonly name: string; readonly value: string } {
  return { name: `${RECORD_LABEL}.${domain}`, value: `pagewright-site=${proof}` };
}

/**
 * Normalizes a domain to lowercase ASCII, accepting a pasted URL.
 * @throws ApiError 422 if it is not a public domain.
 */
export function parseDomain(text: string): string {
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
