import { email, firstObjection, maxLength, OBJECTIONS, required, type Validator } from '../validators.ts';

/** Subjects of a contact message. */
export const INQUIRY_TYPES = ['general', 'sales', 'support', 'partnership'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Maximum length of each field of the contact form, in characters. */
export const CONTACT_LENGTHS = { name: 100, email: 254, company: 200, subject: 200, message: 5_000 } as const;
export type ContactField = keyof typeof CONTACT_LENGTHS;
/** The text fields, in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'company', 'subject', 'message'];

const isOptional = (field: ContactField): boolean => field === 'company';

/** What is said about an invalid field. */
export type ContactObjections = Pick<typeof OBJECTIONS, 'required' | 'email' | 'maxLength'>;

/** The objection to a field of the contact form, shared by form and server. Null if it is valid. */
export function contactObjection(
  field: ContactField,
  value: string,
  objections: ContactObjections = OBJECTIONS,
): string | null {
  const length = CONTACT_LENGTHS[field];
  const validators: Validator<string>[] = [
    ...(isOptional(field) ? [] : [required(objections.required)]),
    ...(field === 'email' ? [email(objections.email)] : []),
    maxLength(length, objections.maxLength(length)),
  ];
  return firstObjection(value, ...validators);
}
