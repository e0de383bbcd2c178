import { expect, test } from 'vitest';
import { makeSecret, signedHeaders } from './sign.ts';

test('the signature is the one of the published example of Standard Webhooks', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'content-type': 'application/json',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('every secret is another one, and each signs', () => {
  const [one, other] = [makeSecret(), makeSecret()];
  expect(one).not.toBe(other);
  const message = { id: 'm', timestamp: 1, body: '' };
  expect(signedHeaders(message, [one, other])['webhook-signature']?.split(' ')).toHaveLength(2);
});
