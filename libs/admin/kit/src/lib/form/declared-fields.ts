import type { Field as Declaration, Fields, KindDeclaration } from '@lereng/shared-domain/fields';
import type { ResponsiveImage } from '@lereng/web-ui';
import { copyName, type AnyBoundField, type BoundField } from './bound-field';
import type { FieldOptions, FormValues } from './field';
import { date } from './fields/date';
import { image } from './fields/image';
import { integer } from './fields/integer';
import { lines } from './fields/lines';
import { rupiah } from './fields/rupiah';
import { multiline, text, url } from './fields/text';
import { weekdays } from './fields/weekdays';
import type { PictureValue } from './form-value';
import type { FocusShape } from './inputs/focus-input';
import type { ImageShape } from './inputs/image-input';
import type { FormError } from './rules';

/** The types whose inputs differ from kind to kind: a screen brings these fields whole. */
type Whole = { readonly type: 'choice' | 'reference' | 'references' | 'prices' | 'hours' };
/** What no form has, unless its screen brings it. */
type Apart = { readonly type: 'flag' } | { readonly apart: true };
type Image = { readonly type: 'image' };

type NamesOf<All extends Fields, Condition> = {
  [Name in keyof All & string]: All[Name] extends Condition ? Name : never;
}[keyof All & string];

/** The names of the fields that follow from their declarations. */
type DeclaredName<All extends Fields> = Exclude<
  keyof All & string,
  NamesOf<All, Whole> | NamesOf<All, Apart>
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
        : Record<Name, string>;

type DeclaredField<All extends Fields, Name extends DeclaredName<All>> = BoundField<
  DeclaredValues<All>,
  Name,
  FormValueOf<All[Name]>,
  SentOf<Name, All[Name]>
>;

/** What a screen says of a field beside its declaration. */
interface ScreenField<Values extends FormValues, Value> extends Pick<
  FieldOptions<Values, string>,
  'hint' | 'required' | 'requiredMessage'
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

interface ScreenImage<Values extends FormValues> extends Pick<
  FieldOptions<Values, string>,
  'hint'
> {
  shape: ImageShape;
  crops: readonly FocusShape[];
  current: ResponsiveImage | undefined;
}

/** A field that a screen brings whole, or several in its place. */
type Brought = AnyBoundField | readonly AnyBoundField[];

type ScreenFields<All extends Fields> = {
  readonly [Name in NamesOf<All, Whole>]: Brought;
} & {
  readonly [Name in NamesOf<All, Apart>]?: Brought;
} & {
  readonly [Name in NamesOf<All, Image>]: ScreenImage<DeclaredValues<All>> | Brought;
} & {
  readonly [Name in Exclude<DeclaredName<All>, NamesOf<All, Image>>]?:
    ScreenField<DeclaredValues<All>, FormValueOf<All[Name]>> | Brought;
};

/** The type of the fields of a form. */
type FieldsOf<All extends Fields, Screen> = {
  [Name in keyof All & string]: Name extends keyof Screen
    ? Screen[Name] extends readonly (infer Each)[]
      ? Each
      : Screen[Name] extends AnyBoundField
        ? Screen[Name]
        : Name extends DeclaredName<All>
          ? DeclaredField<All, Name>
          : never
    : Name extends DeclaredName<All>
      ? DeclaredField<All, Name>
      : never;
}[keyof All & string];

/**
 * The fields of the form of a row, by the declaration of its kind.
 *
 * @param row undefined for a new one
 * @param screen what it says of each field beside the declaration: its hint and the like, or the whole field
 * @param first names of fields that come before the others, which are in the order of the declaration
 */
export function declaredFields<All extends Fields, const Screen extends ScreenFields<All>>(
  { fields, title }: KindDeclaration<All>,
  row: object | undefined,
  screen: Screen,
  first: readonly (keyof All & string)[] = [],
): FieldsOf<All, Screen>[] {
  const names = new Set<string>([...first, ...Object.keys(fields)]);
  const shown = [...names].flatMap((name): readonly AnyBoundField[] => {
    const field = fields[name] as Declaration;
    const said: unknown = (screen as Readonly<Record<string, unknown>>)[name];
    if (Array.isArray(said)) return said as readonly AnyBoundField[];
    if (isField(said)) return [said];
    const stored = (row as Readonly<Record<string, unknown>> | undefined)?.[name];
    const made = declaredField(name, field, {
      value: stored,
      ...(name === title && { copied: () => copyName(String(stored ?? ''), maxOf(field)) }),
      ...(said as object | undefined),
    });
    return made ? [made] : [];
  });
  return shown as unknown as FieldsOf<All, Screen>[];
}

const isField = (said: unknown): said is AnyBoundField =>
  typeof said === 'object' && said !== null && 'send' in said;

const maxOf = (field: Declaration): number | undefined =>
  field.type === 'text' ? field.max : undefined;

type Said = ScreenField<FormValues, never> & Partial<ScreenImage<FormValues>>;

/** Null for a field that no form has. The compiler has checked what the screen says of it. */
function declaredField(name: string, field: Declaration, said: object): AnyBoundField | null {
  if (field.apart) return null;
  const { label, required = false } = field;
  const options = { name, label, required, ...(said as Said) };
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
      if (required || whenEmpty !== undefined) return made;
      // An empty field clears it.
      return { ...made, send: (number: number | null) => ({ [name]: number }) };
    }
    case 'rupiah':
      return rupiah(options);
    case 'date':
      return date(options);
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
    covers: formError.applies === 'missing' ? 'empty' : 'any',
  });
