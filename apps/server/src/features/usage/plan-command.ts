import { PLAN_NAMES } from '@pagewright/contract/usage';
import { runCommand } from '../../platform/db/run-command.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { StartError } from '../../platform/config/start-error.ts';
import { grantPlan } from './grant-plan.ts';

const USAGE = `usage: npm run plan -- <workspace's slug or id> ${PLAN_NAMES.join('|')}`;

await runCommand('beside a server', 'plan', async ({ connection }) => {
  const [workspace, asked, ...rest] = process.argv.slice(2);
  const plan = PLAN_NAMES.find((name) => name.toLowerCase() === asked?.toLowerCase());
  if (workspace === undefined || plan === undefined || rest.length > 0) throw new StartError(USAGE);
  const pool = openPool(connection, 1);
  try {
    const slug = await grantPlan({ db: openDatabase(pool) }, { workspace, plan });
    if (slug === null) throw new StartError(`There is no workspace with the slug or id "${workspace}"`);
    return `The workspace ${slug} has the plan ${plan}`;
  } finally {
    await pool.end();
  }
});
