/** The kind that an input has to be of. */
export type InputType = 'text' | 'number' | 'whole' | 'flag' | 'list' | 'object' | 'date' | 'nothing';
/** What a limit counts. */
export type InputMeasure = 'characters' | 'entries' | 'value' | 'bytes';
/** A form that a text has to have. */
export type InputFormat = 'email' | 'url' | 'date' | 'moment' | 'time' | 'id' | 'pattern';

/** A rule that an input breaks. */
export type InputRule =
  | { readonly kind: 'required' | 'other' }
  | { readonly kind: 'type'; readonly types: readonly InputType[] }
  | {
      readonly kind: 'at_most' | 'less' | 'at_least' | 'more';
      readonly of: InputMeasure;
      readonly limit: number;
    }
  | { readonly kind: 'multiple'; readonly limit: number }
  | { readonly kind: 'format'; readonly format: InputFormat }
  | { readonly kind: 'one_of'; readonly values: readonly string[] }
  | { readonly kind: 'unknown_fields'; readonly fields: readonly string[] };
