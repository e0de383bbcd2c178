import type { PaySetup } from './pay-setup.ts';

type ReadyScript = Extract<PaySetup, { kind: 'ready' }>['script'];

/** Options for loading PayPal's script. Parameters that start with `data` become attributes. */
export function scriptOptions({ clientId, currency, environment, sdkBaseUrl }: ReadyScript) {
  return {
    clientId,
    environment,
    currency,
    intent: 'capture',
    components: 'buttons',
    disableFunding: 'credit,card',
    dataPageType: 'checkout',
    'data-enable-3ds': 'false',
    ...(sdkBaseUrl === null ? {} : { sdkBaseUrl }),
  };
}
