import { Guard } from '../shell/guard.tsx';
import ToContent from './to-content.tsx';

/** Redirects to the application, or to sign-in first. */
export default function Home() {
  return (
    <Guard>
      <ToContent />
    </Guard>
  );
}
