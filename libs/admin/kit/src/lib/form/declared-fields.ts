import type { Field as Declaration, Fields, KindDeclaration } from '@lereng/shared-domain/fields';
import type { ResponsiveImage } from '@lereng/web-ui';
import { hasText, storedValue, translatedBy } from '../shell/english-texts';
import { clearedByNull, copyName, type AnyBoundField, type BoundField } from './bound-field';
import type { FieldOptions, FormValue, FormValues } from './field';
import { date } from './fields/date';
import { image } from './fields/image';
import { integer } from './fields/integer';
import { lines } from './fields/lines';
import { rupiah } from './fields/rupiah';
import { multiline, text, url } from './fields/text';
import { weekdays } from './fields/weekdays';
import { sameValue, type PictureValue } from './form-value';
import type { FocusShape } from './inputs/focus-input';
import type { ImageShape } from './inputs/image-input';
import type { FormError } from './rules';

/** Their inputs differ from kind to kind: a screen makes these fields. */
type ScreenMade = { readonly type: 'choice' | 'reference' | 'references' | 'prices' | 'hours' };
/** They are written by routes of their own: a form has none, unless its screen makes one. */
type Separate = { readonly type: 'flag' } | { readonly apart: true };
type Image = { readonly type: 'image' };

type NamesOf<All extends Fields, Condition> = {
  [Name in keyof All & string]: All[Name] extends Condition ? Name : never;
}[keyof All & string];

/** The names of the fields that follow from their declarations. */
type DeclaredName<All extends Fields> = Exclude<
  keyof All & string,
  NamesOf<All, ScreenMade> | NamesOf<All, Separate>
>;

/** The value of a field in a form, by the type of its declaration. */
type FormValueOf<Each extends Declaration> = Each extends { type: 'integer' | 'rupiah' }
  ? number | null
  : Each extends { type: 'texts' }
    ? readonly string[]
    : Each extends { type: 'weekdays' }
      ? readonly number[]
      : Each extends Image
        ? PictureValue
        : string;

type DeclaredValues<All extends Fields> = {
  [Name in DeclaredName<All>]: FormValueOf<All[Name]>;
};

/** What the request has of it. */
type SentOf<Name extends string, Each extends Declaration> = Each extends Image
  ? ReturnType<ReturnType<typeof image<FormValues, Name>>['send']>
  : Each extends { type: 'rupiah' } | { required: true; type: 'integer' } | { whenEmpty: number }
    ? Record<Name, number>
    : Each extends { type: 'integer' }
      ? Record<Name, number | null>
      : Each extends { type: 'weekdays' }
        ? Record<Name, number[]>
        : Each extends { required: true; type: 'date' }
          ? Record<Name, string>
          : Each extends { type: 'date' }
            ? Record<Name, string | null>
            : Record<Name, string>;

type DeclaredField<All extends Fields, Name extends DeclaredName<All>> = BoundField<
  DeclaredValues<All>,
  Name,
  FormValueOf<All[Name]>,
  SentOf<Name, All[Name]>
>;

/** What a screen adds to the declaration of a field. */
interface FieldAddition<Values extends FormValues, Value> extends Pick<
  FieldOptions<Values, string>,
  'hint'
> {
  /** The stored value, where the row has it otherwise. */
  value?: Value | null;
  /** The value of a copy of the row, where that is another one. */
  copied?: () => Value;
  /** Of a text: what the browser offers while one types. */
  suggestions?: readonly string[];
  /** Of a text of several lines: mostly it is a line or two. */
  short?: boolean;
  /** The message for a value that is no whole number within the limits. */
  invalid?: string;
}

interface ImageAddition<Values extends FormValues> extends Pick<
  FieldOptions<Values, string>,
  'hint'
> {
  shape: ImageShape;
  crops: readonly FocusShape[];
  current: ResponsiveImage | undefined;
}

/** A field that a screen makes, or several in its place. */
type MadeByScreen = AnyBoundField | readonly AnyBoundField[];

type Additions<All extends Fields> = {
  readonly [Name in NamesOf<All, ScreenMade>]: MadeByScreen;
} & {
  readonly [Name in NamesOf<All, Separate>]?: MadeByScreen;
} & {
  readonly [Name in NamesOf<All, Image>]: ImageAddition<DeclaredValues<All>> | MadeByScreen;
} & {
  readonly [Name in Exclude<DeclaredName<All>, NamesOf<All, Image>>]?:
    FieldAddition<DeclaredValues<All>, FormValueOf<All[Name]>> | MadeByScreen;
};

/** The type of the field, or fields, of a name: those that the screen makes, or the one of the declaration. */
type FieldFor<Addition, FromDeclaration> = Addition extends readonly (infer Each)[]
  ? Each
  : Addition extends AnyBoundField
    ? Addition
    : FromDeclaration;

/** The type of the fields of a form. */
type FieldsOf<All extends Fields, Screen> = {
  [Name in keyof All & string]: FieldFor<
    Name extends keyof Screen ? Screen[Name] : undefined,
    Name extends DeclaredName<All> ? DeclaredField<All, Name> : never
  >;
}[keyof All & string];

/**
 * The fields of the form of a row, by the declaration of its kind and in its order.
 *
 * @param row undefined for a new one
 * @param additions what the screen adds to each declaration, its hint and the like, or the fields that it makes
 */
export function declaredFields<All extends Fields, const Screen extends Additions<All>>(
  { fields, title }: KindDeclaration<All>,
  row: object | undefined,
  additions: Screen,
): FieldsOf<All, Screen>[] {
  const shown = Object.entries(fields).flatMap(([name, field]): readonly AnyBoundField[] => {
    const addition: unknown = (additions as Readonly<Record<string, unknown>>)[name];
    if (Array.isArray(addition)) return addition as readonly AnyBoundField[];
    const translates = translatedBy(field);
    if (isField(addition)) {
      return [translates === undefined ? addition : asEnglish(addition, translates)];
    }
    const stored = storedValue(row, name, field);
    const made = declaredField(name, field, {
      value: stored,
      ...(name === title &&
        field.type === 'text' && { copied: () => copyName(String(stored ?? ''), field.max) }),
      ...(addition as object | undefined),
    });
    return made ? [made] : [];
  });
  return shown as unknown as FieldsOf<All, Screen>[];
}

const isField = (addition: unknown): addition is AnyBoundField =>
  typeof addition === 'object' && addition !== null && 'send' in addition;

type AnyAddition = FieldAddition<FormValues, never> & Partial<ImageAddition<FormValues>>;

/**
 * The field of one declaration; null for one that no form has, and for one that a screen makes.
 *
 * @param addition as the compiler has checked it by the type of the declaration
 */
export function declaredField(
  name: string,
  field: Declaration,
  addition: object,
): AnyBoundField | null {
  const translates = translatedBy(field);
  const made = fieldOf(
    name,
    field,
    translates === undefined ? addition : { short: true, ...addition },
  );
  return made && translates !== undefined ? asEnglish(made, translates) : made;
}

/** The field of an English text, which is cleared with the text that it translates, and sent where it has changed. */
function asEnglish(made: AnyBoundField, translates: string): AnyBoundField {
  const field = made as BoundField<FormValues, string, FormValue, object>;
  const { normalize = (value) => value, send, initial } = field;
  const english: typeof field = {
    ...field,
    translates,
    normalize: (value, values) =>
      hasText(values[translates]) ? normalize(value, values) : Array.isArray(value) ? [] : '',
    send: (value) => (sameValue(value, initial) ? {} : send(value)),
  };
  return english;
}

function fieldOf(name: string, field: Declaration, addition: object): AnyBoundField | null {
  if (field.apart) return null;
  const { label, required = false } = field;
  const options = { name, label, required, ...(addition as AnyAddition) };
  switch (field.type) {
    case 'text':
      return text({ ...options, maxLength: field.max });
    case 'multiline':
      return multiline({ ...options, maxLength: field.max });
    case 'url':
      return url({ ...options, invalid: undefined });
    case 'integer': {
      const { min, max, unit, whenEmpty, invalid } = field;
      const made = integer({ invalid, ...options, min, max, unit, whenEmpty });
      return required || whenEmpty !== undefined ? made : clearedByNull(made);
    }
    case 'rupiah':
      return rupiah(options);
    case 'date':
      return required ? date(options) : clearedByNull(date(options));
    case 'texts':
      return lines({ ...options, max: field.max, maxLength: field.maxLength });
    case 'weekdays':
      return weekdays(options);
    case 'image': {
      const { shape = '4/3', crops = [], current, hint } = options;
      return image({ name, label, required: required && !current, shape, crops, current, hint });
    }
    default:
      return null;
  }
}

/** The message of the whole form: of a change it is not about the picture, which stays. */
export const declaredFormError =
  <All extends Fields>({ formError, fields }: KindDeclaration<All>) =>
  (row: object | undefined): FormError<FormValues> => ({
    message: row ? formError.update : formError.create,
    fields: formError.fields.filter((name) => !row || fields[name]?.type !== 'image'),
    applies: formError.applies,
  });
