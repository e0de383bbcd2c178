import { Guard } from '../shell/guard.tsx';
import RedirectToContent from './redirect-to-content.tsx';

/** Redirects to the application, or to sign-in first. */
export default function Home() {
  return (
    <Guard>
      <RedirectToContent />
    </Guard>
  );
}
