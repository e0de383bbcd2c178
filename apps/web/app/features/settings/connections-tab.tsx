import {
  BingConnection,
  GoogleAnalyticsConnection,
  SearchConnection,
  SpeedConnection,
} from '../analytics/index.ts';
import { useReauthentication } from './reauthentication/use-reauthentication.tsx';

/** Connections of the workspace to what search engines and Google Analytics measure; entering a key requires identity confirmation. */
export function ConnectionsTab() {
  const { withReauthentication, dialog } = useReauthentication();
  return (
    <>
      <SearchConnection withReauthentication={withReauthentication} />
      <BingConnection withReauthentication={withReauthentication} />
      <GoogleAnalyticsConnection withReauthentication={withReauthentication} />
      <SpeedConnection withReauthentication={withReauthentication} />
      {dialog}
    </>
  );
}
