import { loadConfig } from '../../../platform/config/config.ts';
import { runCommand } from '../../../platform/db/run-command.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { StartError } from '../../../platform/config/start-error.ts';
import { turnOffLostFactor } from './turn-off-lost-factor.ts';

const USAGE = 'usage: npm run second-factor -- <address of the account> off';

await runCommand('beside a server', 'second factor', async ({ connection }) => {
  const [email, action, ...rest] = process.argv.slice(2);
  if (email === undefined || action !== 'off' || rest.length > 0) throw new StartError(USAGE);
  const { port, publicUrl } = loadConfig();
  const pool = openPool(connection, 1);
  try {
    const given = { email, publicUrl: publicUrl ?? `http://localhost:${port}` };
    const outcome = await turnOffLostFactor({ db: openDatabase(pool) }, given);
    if (outcome === 'no_account') throw new StartError(`There is no account with the address "${email}"`);
    if (outcome === 'was_off') throw new StartError(`No second factor is on for ${email}`);
    return `The second factor of ${email} is off, and their sessions have ended`;
  } finally {
    await pool.end();
  }
});
