/**
 * The validators shared by forms and server. Each returns null for a valid value, otherwise the message to show. All
 * except `required` accept an empty value.
 */
export type Validator<Value = unknown> = (value: Value) => string | null;

/** Default messages of the validators that forms share with the server. */
export const OBJECTIONS = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  maxLength: (length: number) => `Must be at most ${length} characters long`,
  password:
    'Password must be at least 8 characters long and contain an uppercase letter, a lowercase letter, a number and a special character',
  plainName: 'A name cannot contain a web or email address',
  passwordMatch: 'Passwords do not match',
};

const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/u;
const PHONE = /^\+?[0-9][0-9 ().-]{5,18}[0-9]$/u;

export const PASSWORD_MIN_LENGTH = 8;
/** Maximum password length in characters. Longer ones only put load on the hash. */
export const PASSWORD_MAX_LENGTH = 128;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Refuses undefined, null, blank text, and an empty list. */
export function required(message = OBJECTIONS.required): Validator {
  return (value) => (isEmpty(value) || (Array.isArray(value) && value.length === 0) ? message : null);
}

/** Refuses text that is not in the form of an email address (at most 254 characters). */
export function email(message = OBJECTIONS.email): Validator<string> {
  return (value) => (isEmpty(value) || (value.length <= 254 && EMAIL.test(value)) ? null : message);
}

/** Refuses text of fewer characters (code points). */
export function minLength(
  length: number,
  message = `Must be at least ${length} characters long`,
): Validator<string> {
  return (value) => (isEmpty(value) || [...value].length >= length ? null : message);
}

/** Refuses text of more characters (code points). */
export function maxLength(length: number, message = OBJECTIONS.maxLength(length)): Validator<string> {
  return (value) =>
    isEmpty(value) || value.length <= length || [...value].length <= length ? null : message;
}

/** Refuses anything except an absolute http or https address. */
export function url(message = 'Please enter a valid URL'): Validator<string> {
  return (value) => {
    if (isEmpty(value)) return null;
    const parsed = URL.parse(value);
    return parsed && (parsed.protocol === 'http:' || parsed.protocol === 'https:') ? null : message;
  };
}

/**
 * Refuses a password under 8 characters or without an upper-case letter, lower-case letter, digit, or special
 * character.
 */
export function password(message = OBJECTIONS.password): Validator<string> {
  return (value) => {
    if (isEmpty(value)) return null;
    const strong =
      [...value].length >= PASSWORD_MIN_LENGTH &&
      value.length <= PASSWORD_MAX_LENGTH &&
      /\p{Lu}/u.test(value) &&
      /\p{Ll}/u.test(value) &&
      /\p{Nd}/u.test(value) &&
      /[^\p{L}\p{N}\s]/u.test(value);
    return strong ? null : message;
  };
}

const ADDRESS_IN_NAME = /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/**
 * Refuses a name that contains a web or email address: names appear in emails to people who do not know who entered
 * them.
 */
export function plainName(message = OBJECTIONS.plainName): Validator<string> {
  return (value) => (isEmpty(value) || !ADDRESS_IN_NAME.test(value) ? null : message);
}

/** Refuses a second entry that differs from the first. */
export function passwordMatch(first: string, message = OBJECTIONS.passwordMatch): Validator<string> {
  return (value) => (value === first ? null : message);
}

/** Refuses anything except a finite decimal number. */
export function numeric(message = 'Must be a number'): Validator<string | number> {
  return (value) => (isEmpty(value) || Number.isFinite(Number(value)) ? null : message);
}

/** Refuses anything except a safe integer. */
export function integer(message = 'Must be a whole number'): Validator<string | number> {
  return (value) => (isEmpty(value) || Number.isSafeInteger(Number(value)) ? null : message);
}

/** Refuses a number below the limit. */
export function min(limit: number, message = `Must be at least ${limit}`): Validator<string | number> {
  return (value) => (isEmpty(value) || Number(value) >= limit ? null : message);
}

/** Refuses a number above the limit. */
export function max(limit: number, message = `Must be at most ${limit}`): Validator<string | number> {
  return (value) => (isEmpty(value) || Number(value) <= limit ? null : message);
}

/** Refuses text that does not look like a telephone number of 7 to 20 digits and separators. */
export function phone(message = 'Please enter a valid phone number'): Validator<string> {
  return (value) => (isEmpty(value) || PHONE.test(value) ? null : message);
}

/** Refuses anything except a list. */
export function array(message = 'Must be a list'): Validator {
  return (value) => (value === undefined || value === null || Array.isArray(value) ? null : message);
}

/** Refuses a list of fewer entries. */
export function arrayMinLength(length: number, message = `Select at least ${length}`): Validator {
  return (value) => (Array.isArray(value) && value.length >= length ? null : message);
}

type DateValue = string | number | Date;

const time = (value: DateValue): number =>
  value instanceof Date ? value.getTime() : new Date(value).getTime();

/** Refuses anything that cannot be parsed as a date. */
export function date(message = 'Please enter a valid date'): Validator<DateValue> {
  return (value) => (isEmpty(value) || Number.isFinite(time(value)) ? null : message);
}

/** Refuses a date that is not after `now`. */
export function futureDate(now: () => Date, message = 'Date must be in the future'): Validator<DateValue> {
  return (value) => (isEmpty(value) || time(value) > now().getTime() ? null : message);
}

/** Refuses a date that is not before `now`. */
export function pastDate(now: () => Date, message = 'Date must be in the past'): Validator<DateValue> {
  return (value) => (isEmpty(value) || time(value) < now().getTime() ? null : message);
}

/** Runs validators in order and returns the first objection, or null. */
export function firstObjection<Value>(
  value: Value,
  ...validators: readonly Validator<Value>[]
): string | null {
  for (const validate of validators) {
    const objection = validate(value);
    if (objection !== null) return objection;
  }
  return null;
}
