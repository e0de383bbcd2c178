import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ContactMessages } from './contact-messages.tsx';
import { MailList } from './mail-list.tsx';
import { operatorTabMessages } from './operator-tab-messages.ts';
import classes from '../settings.module.css';

/** What only operators of the installation see: what visitors wrote, and the mails that the product wrote. */
export function OperatorTab() {
  const m = useMessages(operatorTabMessages);
  return (
    <>
      <ContactMessages />
      <MailList />
      <p className={classes.note}>
        <Link to="/settings/billing">{m.payments}</Link>
      </p>
    </>
  );
}
