export { MailOff } from './mail-off.tsx';
export { mailOffMessages } from './messages.ts';
export { NotificationsButton } from './notifications-button.tsx';
