import { PublishingSettings } from '../publishing/index.ts';
import { useReauthentication } from './reauthentication/use-reauthentication.tsx';

/** Publishing settings; sensitive actions require identity confirmation. */
export function PublishingTab() {
  const { withReauthentication, dialog } = useReauthentication();
  return (
    <>
      <PublishingSettings withReauthentication={withReauthentication} />
      {dialog}
    </>
  );
}
