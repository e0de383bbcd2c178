/** An email to one recipient: its text, which is also the source of the styled version. */
export interface Mail {
  /** Identifies the email; a second one with the same key is not inserted. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  /** Paragraphs separated by blank lines; lines starting with a hyphen form a list. */
  readonly text: string;
  /** Its single action; the URL is on a line of its own in the text, where the button is shown. */
  readonly action?: { readonly url: string; readonly label: string };
  /** Recipient of replies, if any. */
  readonly replyTo?: string;
  /** URL for unsubscribing from this kind of email with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** How many seconds its link is valid; afterward the email cannot be read. */
  readonly secretSeconds?: number;
}

/** An email as passed to a mail server. */
export interface OutgoingMail extends Pick<Mail, 'key' | 'recipient' | 'subject' | 'text'> {
  readonly html: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
}

/** Sends emails. */
export interface MailSender {
  readonly name: string;
  /** @throws Error if the email was not accepted; it may be retried. */
  send(mail: OutgoingMail): Promise<void>;
}
