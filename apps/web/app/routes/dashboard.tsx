import { Guard } from '../shell/guard.tsx';
import { Shell } from '../shell/shell.tsx';

/** The frame of all screens that need a signed-in user. */
export default function Dashboard() {
  return (
    <Guard>
      <Shell />
    </Guard>
  );
}
