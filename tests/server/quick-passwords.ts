import { createRequire } from 'node:module';

const PRODUCT = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MINIMAL_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type Hash = (password: string, options: unknown) => Promise<string>;

/** The module as imported by the server, once it is loaded. */
const argon2 = createRequire(new URL('../../apps/server/src/server.ts', import.meta.url))(
  '@node-rs/argon2',
) as { hash: Hash; hashing?: { isQuick: boolean } };

argon2.hashing ??= watch();

/**
 * Test passwords are hashed at minimal cost: at full cost, hashing took 2.5 % of all processor time. A hash that the
 * product requests with less than full cost is refused, so each test sign-up verifies the requested cost.
 */
export const { hashing } = argon2;

function watch(): { isQuick: boolean } {
  const state = { isQuick: true };
  const { hash: original } = argon2;
  argon2.hash = async (password, options) => {
    if (JSON.stringify(options) !== JSON.stringify(PRODUCT))
      throw new Error(`a password was to be hashed at ${JSON.stringify(options)}`);
    return original(password, state.isQuick ? MINIMAL_COST : options);
  };
  return state;
}
