import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconHelpCircle,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { WorkspaceItems } from '../features/team/index.ts';
import { siteLink } from '../lib/messages/site-link.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { notifyFailure } from '../lib/notices/notify-failure.ts';
import { signOut } from '../lib/session/auth-calls.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { userMenuMessages } from './user-menu-messages.ts';
import classes from './user-menu.module.css';

const SCHEMES = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const satisfies readonly { scheme: MantineColorScheme; icon: unknown }[];

interface UserMenuContentProps {
  readonly name: string;
  readonly onCreateWorkspace: () => void;
}

/** Content of the user menu: identity, workspaces, appearance, and sign-out. */
export function UserMenuContent({ name, onCreateWorkspace }: UserMenuContentProps) {
  const m = useMessages(userMenuMessages);
  const session = useSession();
  const navigate = useNavigate();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  const leave = async (): Promise<void> => {
    const { error } = await signOut();
    if (error) notifyFailure(error);
    else await navigate('/sign-in', { replace: true, state: null });
  };

  return (
    <>
      <div className={classes.person}>
        <span className={classes.personName}>{name}</span>
        <span>{session.email}</span>
        <span>{session.organizationName}</span>
      </div>
      <Menu.Divider />
      {session.organizationRole === 'client' ? null : (
        <Menu.Item component={Link} to="/settings" leftSection={<IconUser size={17} stroke={1.7} />}>
          {m.profile}
        </Menu.Item>
      )}
      <Menu.Item
        component="a"
        href={siteLink('/help')}
        target="_blank"
        leftSection={<IconHelpCircle size={17} stroke={1.7} />}
      >
        {m.help}
      </Menu.Item>
      <Menu.Divider />
      <WorkspaceItems onCreate={session.organizationRole === 'client' ? null : onCreateWorkspace} />
      <Menu.Divider />
      <Menu.Label>{m.appearance}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(schemeOf(scheme))}>
        {SCHEMES.map(({ scheme, icon: Icon }) => (
          <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={16} stroke={1.7} />}>
            {m[scheme]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={17} stroke={1.7} />} onClick={() => void leave()}>
        {m.signOut}
      </Menu.Item>
    </>
  );
}

function schemeOf(value: string): MantineColorScheme {
  return SCHEMES.find(({ scheme }) => scheme === value)?.scheme ?? 'auto';
}
