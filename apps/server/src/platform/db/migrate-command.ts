import { openPool } from './client.ts';
import { migrate } from './migrate.ts';
import { runCommand } from './run-command.ts';

await runCommand('beside a server', 'migrate', async ({ connection }) => {
  const pool = openPool({ ...connection, application_name: 'pagewright migrate' }, 1);
  try {
    const { known, applied } = await migrate(pool);
    return applied === 0
      ? `The schema was up to date (${known} migrations)`
      : `Applied ${applied} of ${known} migrations`;
  } finally {
    await pool.end();
  }
});
