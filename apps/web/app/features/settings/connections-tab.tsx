import { BingConnection, SearchConnection, SpeedConnection } from '../analytics/index.ts';
import { useReauthentication } from './reauthentication/use-reauthentication.tsx';

/** Search connections of the workspace; entering a key requires identity confirmation. */
export function ConnectionsTab() {
  const { withReauthentication, dialog } = useReauthentication();
  return (
    <>
      <SearchConnection withReauthentication={withReauthentication} />
      <BingConnection withReauthentication={withReauthentication} />
      <SpeedConnection withReauthentication={withReauthentication} />
      {dialog}
    </>
  );
}
