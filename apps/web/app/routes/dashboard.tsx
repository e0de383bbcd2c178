import { Guard } from '../shell/guard.tsx';
import { Shell } from '../shell/shell.tsx';

/** Frame of all screens that need a signed-in user. */
export default function Dashboard() {
  return (
    <Guard>
      <Shell />
    </Guard>
  );
}
