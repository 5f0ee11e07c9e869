/** What the server and the forms know of each field of a kind of content. */
interface Declared {
  /** The name on screen, with which error messages about the field begin. */
  readonly label: string;
  /** A row cannot be without it. */
  readonly required?: true;
  /** The field has routes of its own, and is not written with the row. */
  readonly apart?: true;
}

/** Visitors read the text, so that it has an English one beside it, which may be empty. */
interface Translatable {
  readonly translatable?: true;
  /** Its owner would seldom translate it, such as a street or the name of the venue. */
  readonly isName?: true;
  /** The field whose English text this is. */
  readonly translates?: string;
}

/** A text of one line, or of several. */
export interface TextField extends Declared, Translatable {
  readonly type: 'text' | 'multiline';
  /** Characters (code points) after trimming. */
  readonly max: number;
}

/** An http or https URL. */
export interface UrlField extends Declared {
  readonly type: 'url';
}

/** Degrees as a decimal number in a text, so that no digit is lost. */
export interface DegreesField extends Declared {
  readonly type: 'degrees';
  /** On either side of zero. */
  readonly max: number;
}

/** A number of WhatsApp, or a colour as `#c2410c`. */
export interface PatternField extends Declared {
  readonly type: 'phone' | 'color';
}

export interface IntegerField extends Declared {
  readonly type: 'integer';
  readonly min: number;
  readonly max: number;
  /** What an empty field stands for; without it an empty field that is not required is null. */
  readonly whenEmpty?: number;
  /** Shown behind the number. */
  readonly unit?: '%';
  /** The message for an invalid value, where the usual one, made of the label, says too little. */
  readonly invalid?: string;
}

/** A price in whole rupiah. */
export interface RupiahField extends Declared {
  readonly type: 'rupiah';
}

/** A calendar day in the venue's zone. */
export interface DateField extends Declared {
  readonly type: 'date';
}

/** True or false. */
export interface FlagField extends Declared {
  readonly type: 'flag';
}

/** Days of the week, ISO 8601; empty for every day. */
export interface WeekdaysField extends Declared {
  readonly type: 'weekdays';
}

/** Short texts in an order. */
export interface TextsField extends Declared, Translatable {
  readonly type: 'texts';
  /** How many. */
  readonly max: number;
  /** Characters of each. */
  readonly maxLength: number;
}

/** One of some values. */
export interface ChoiceField extends Declared {
  readonly type: 'choice';
  /** Their names on screen. */
  readonly values: Readonly<Record<string, string>>;
}

/** A row of another kind, by its name. */
export interface ReferenceField extends Declared {
  readonly type: 'reference';
  readonly kind: string;
  /** Characters of the name. */
  readonly max: number;
}

/** Rows of another kind, by their ids. */
export interface ReferencesField extends Declared {
  readonly type: 'references';
  readonly kind: string;
  /** The message for an empty list, where at least one row is required. */
  readonly tooFew?: string;
  /** What the screen shows for an empty list. */
  readonly none?: string;
}

/** Prices of rows of another kind. */
export interface PricesField extends Declared {
  readonly type: 'prices';
  readonly kind: string;
  /** How many. */
  readonly max: number;
}

/** Hours of a day. */
export interface HoursField extends Declared {
  readonly type: 'hours';
}

/** A picture, or those after the first one. */
export interface ImageField extends Declared {
  readonly type: 'image' | 'images';
}

export type Field =
  | TextField
  | UrlField
  | DegreesField
  | PatternField
  | IntegerField
  | RupiahField
  | DateField
  | FlagField
  | WeekdaysField
  | TextsField
  | ChoiceField
  | ReferenceField
  | ReferencesField
  | PricesField
  | HoursField
  | ImageField;

/** The fields of a kind by their names in the API, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;

/** What is wrong with the value of a field. A rule about invalid values is also about missing ones. */
export type ErrorKind = 'missing' | 'invalid';

/** The message of a whole form, where the fields that it is about are missing, or invalid in any way. */
export interface FormErrorDeclaration<Name extends string = string> {
  readonly create: string;
  readonly update: string;
  readonly fields: readonly Name[];
  readonly applies: ErrorKind;
}

/** A kind of content, as the server and the forms know it. */
export interface KindDeclaration<Declarations extends Fields = Fields> {
  /** Its path in the API. */
  readonly name: string;
  readonly fields: Declarations;
  /** The field that names a row. */
  readonly title?: keyof Declarations & string;
  readonly formError: FormErrorDeclaration<keyof Declarations & string>;
}

/** The English texts of fields: `name_en` beside `name`. */
export type Translations<Declarations extends Fields> = {
  readonly [
    Name in keyof Declarations & string as Declarations[Name] extends { translatable: true }
      ? `${Name}_en`
      : never
  ]: Omit<Declarations[Name], 'required' | 'translatable' | 'isName'> & {
    readonly translates: Name;
  };
};

/** What a declaration says of the Indonesian text alone. */
const OF_OWN_TEXT: ReadonlySet<string> = new Set(['required', 'translatable', 'isName']);

/** The English texts in a request; null clears one. */
export type TranslationsOf<Declarations extends Fields> = {
  [Name in keyof Translations<Declarations>]?:
    | (Translations<Declarations>[Name] extends { readonly type: 'texts' } ? string[] : string)
    | null;
};

/** The fields of the English texts, each with the limits of the text that it translates (E9). */
export const translationsOf = <Declarations extends Fields>(fields: Declarations) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!('translatable' in field)) return [];
      const rest = Object.entries(field).filter(([key]) => !OF_OWN_TEXT.has(key));
      const own = { label: `${field.label} (English)`, translates: name };
      return [[`${name}_en`, { ...Object.fromEntries(rest), ...own }]];
    }),
  ) as unknown as Translations<Declarations>;

/**
 * Adds the English texts to the fields of a kind, and keeps their types, from which those of values, requests and forms
 * follow.
 */
export const declareKind = <const Name extends string, const Declarations extends Fields>(
  kind: KindDeclaration<Declarations> & { readonly name: Name },
) => ({ ...kind, fields: { ...kind.fields, ...translationsOf(kind.fields) } });

/** The labels of fields by their names. */
export const labelsOf = <Declarations extends Fields>(fields: Declarations) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    readonly [Name in keyof Declarations]: string;
  };

/** Whether a field is written with the row, as a value of the request. */
export const isOfRequest = ({ type, apart }: Field): boolean =>
  apart === undefined && type !== 'image' && type !== 'images';

type ValuesByType = {
  text: string;
  multiline: string;
  url: string;
  degrees: string;
  phone: string;
  color: string;
  integer: number;
  rupiah: number;
  date: string;
  flag: boolean;
  weekdays: number[];
  texts: string[];
  choice: string;
  reference: string;
  references: number[];
  prices: { package_id: number; price: number }[];
  hours: { opens: string; closes: string }[];
};

/** The type of a field's value in requests. */
export type ValueOf<Each extends Field> = Each extends ChoiceField
  ? keyof Each['values'] & string
  : Each['type'] extends keyof ValuesByType
    ? ValuesByType[Each['type']]
    : never;

type NamesOf<Declarations extends Fields, Condition> = {
  [Name in keyof Declarations]: Declarations[Name] extends
    { type: 'image' | 'images' } | { apart: true }
    ? never
    : Declarations[Name] extends Condition
      ? Name
      : never;
}[keyof Declarations];

type Required = { readonly required: true };
/** Fields that null does not clear: a request leaves them out instead. */
type NotCleared = { readonly type: 'flag' | 'references' };

/** The values of a request for a new row, without its picture. DTOs are compared with it by the compiler. */
export type RequestOf<Declarations extends Fields> = {
  [Name in NamesOf<Declarations, Required>]: ValueOf<Declarations[Name]>;
} & {
  [Name in Exclude<NamesOf<Declarations, NotCleared>, NamesOf<Declarations, Required>>]?: ValueOf<
    Declarations[Name]
  >;
} & {
  [
    Name in Exclude<
      NamesOf<Declarations, Field>,
      NamesOf<Declarations, Required> | NamesOf<Declarations, NotCleared>
    >
  ]?: ValueOf<Declarations[Name]> | null;
};
