import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ContactMessages } from './contact-messages.tsx';
import { LanguagePack } from './language-pack.tsx';
import { MailList } from './mail-list.tsx';
import { OperationsCard } from './operations/operations-card.tsx';
import { SingleSignOnCard } from './single-sign-on/single-sign-on-card.tsx';
import { operatorTabMessages } from './operator-tab-messages.ts';
import classes from '../settings.module.css';

/**
 * For operators only: the installation's state, contact messages, sent emails, single sign-on, and the language pack.
 */
export function OperatorTab() {
  const m = useMessages(operatorTabMessages);
  return (
    <>
      <OperationsCard />
      <ContactMessages />
      <MailList />
      <SingleSignOnCard />
      <LanguagePack />
      <p className={classes.note}>
        <Link to="/settings/billing">{m.payments}</Link>
      </p>
    </>
  );
}
