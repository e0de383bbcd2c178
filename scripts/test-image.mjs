// `npm run test:image`: tests the image as far as possible without a container engine.
import { ensureInstalled } from './install.mjs';
import { testImageLayout } from './image-layout.mjs';
import { pinnedNode } from './pinned-node.mjs';

await ensureInstalled('full');
const found = Object.entries(await testImageLayout(pinnedNode()));
for (const [what, is] of found)
  console.log(`${what}: ${typeof is === 'string' ? is : is ? 'passed' : 'FAILED'}`);
process.exit(found.every(([, is]) => is !== false) ? 0 : 1);
