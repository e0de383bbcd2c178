import { randomUUID } from 'node:crypto';
import type { ServiceResponse, ServiceRequest } from '../service/start-fake-service.ts';

export const CLIENT_ID = 'client-of-the-tests';
export const CLIENT_SECRET = 'secret-of-the-tests';

/** Issues a token for the test credentials, and remembers it. */
export function issueToken({ headers, text }: ServiceRequest, tokens: Set<string>): ServiceResponse {
  const basic = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
  if (headers.authorization !== basic)
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    };
  if (text !== 'grant_type=client_credentials')
    return { status: 400, body: { error: 'unsupported_grant_type' } };
  const token = randomUUID();
  tokens.add(token);
  return {
    body: {
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: 32_400,
      nonce: randomUUID(),
    },
  };
}
