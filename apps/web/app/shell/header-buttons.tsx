import type { ShellScreen } from '@pagewright/contract/screen-paths';
import { RunsButton } from '../features/runs/index.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { HelpLink } from './help-link.tsx';
import classes from './header.module.css';

/** Help on the screen, and active runs, which do not concern clients. */
export function HeaderButtons({ screen }: { readonly screen: ShellScreen | undefined }) {
  const { organizationRole } = useSession();
  return (
    <>
      <span className={classes.wideOnly}>
        <HelpLink screen={screen} />
      </span>
      {organizationRole === 'client' ? null : <RunsButton />}
    </>
  );
}
