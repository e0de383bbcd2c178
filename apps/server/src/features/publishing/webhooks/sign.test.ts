import { expect, test } from 'vitest';
import { createSecret, signedHeaders } from './sign.ts';

test('the signature matches the published example of Standard Webhooks', () => {
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

test('every secret is unique and produces a signature', () => {
  const [one, other] = [createSecret(), createSecret()];
  expect(one).not.toBe(other);
  const message = { id: 'm', timestamp: 1, body: '' };
  expect(signedHeaders(message, [one, other])['webhook-signature']?.split(' ')).toHaveLength(2);
});
