import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isEntityId } from '@lereng/shared-domain';
import type { Type } from '@nestjs/common';
import type { Field, Fields, KindDeclaration, TranslationsOf } from '@lereng/shared-domain/fields';
import { FormError } from './dto.pipe';
import { IsIdList, IsJsonList, IsWeekdays, weekdayCheck, WEEKDAYS_FIELD } from './lists';
import { IsText, IsWebUrl, normalizeLine, textCheck } from './texts';
import { IsCalendarDate, IsChoice, IsFlag, IsRupiah, IsWholeNumber } from './values';

/** What openapi.json says of a field to its readers. */
interface Documentation<Example = string | number> {
  description?: string;
  example?: Example;
}

type DocumentationOf<Each extends Field> = Documentation<
  Each extends { type: 'integer' | 'rupiah' } ? number : string
>;

/**
 * A field of a JSON body, or one of a form that is no list, by the declaration of its kind: its validation and its
 * description.
 *
 * @throws TypeError for a type that only one kind has, whose decorator is beside its DTO
 */
export function RequestField<Each extends Field>(
  field: Each,
  documentation: DocumentationOf<Each> = {},
): PropertyDecorator {
  return requestField(field, documentation);
}

function requestField(field: Field, documentation: Documentation): PropertyDecorator {
  const { label, required: isRequired = false } = field;
  const optional = !isRequired;
  const ofText = documentation as Documentation<string>;
  switch (field.type) {
    case 'text':
    case 'multiline':
    case 'reference':
      return IsText({
        label,
        max: field.max,
        optional,
        multiline: field.type === 'multiline',
        ...ofText,
      });
    case 'url':
      return IsWebUrl(label, { optional, ...ofText });
    case 'integer':
      return IsWholeNumber({
        label,
        min: field.min,
        max: field.max,
        empty: field.whenEmpty,
        clearable: optional && field.whenEmpty === undefined,
        outOfRange: field.invalid,
        ...(documentation as Documentation<number>),
      });
    case 'rupiah':
      return IsRupiah(label);
    case 'date':
      return IsCalendarDate(label, { clearable: optional });
    case 'flag':
      return IsFlag(label, documentation.description ?? '');
    case 'weekdays':
      return IsWeekdays(label);
    case 'choice':
      return IsChoice(label, Object.keys(field.values));
    case 'references':
      return IsIdList(label, { optional, description: documentation.description ?? '' });
    default:
      throw new TypeError(`${label} has a decorator of its own`);
  }
}

/** The English texts of a kind in requests (E9), each with the rules of the text that it translates. */
export function TranslationsRequest<Declarations extends Fields>(
  fields: Declarations,
): Type<TranslationsOf<Declarations>> {
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- Its fields are added below.
  class Request {}
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (!('translates' in field) || field.translates === undefined) continue;
    const description = `\`${field.translates}\` in English`;
    const decorate =
      field.type === 'texts'
        ? ListOfForm(field, {
            description: `${description}, as a JSON list`,
            example: '["Breakfast"]',
          })
        : RequestField(field, { description });
    decorate(Request.prototype, name);
  }
  return Request as Type<TranslationsOf<Declarations>>;
}

/** A list of a form, which holds it as JSON. @param notFound the message for an entry that is no id */
export function ListOfForm(
  field: Field,
  {
    description,
    example,
    notFound = '',
  }: { description: string; example: string; notFound?: string },
): PropertyDecorator {
  const { label, required: isRequired = false } = field;
  const options = { label, optional: !isRequired, description, example };
  switch (field.type) {
    case 'texts':
      return IsJsonList({
        ...options,
        max: field.max,
        normalize: normalizeLine,
        entry: textCheck(label, field.maxLength),
      });
    case 'weekdays':
      return IsJsonList({ ...options, entry: weekdayCheck(label) });
    case 'references':
      return IsJsonList({
        ...options,
        min: isRequired ? 1 : 0,
        tooFew: field.tooFew,
        entry: (id) => (isEntityId(id) ? null : notFound),
      });
    default:
      throw new TypeError(`${label} is no list`);
  }
}

/** The same field of a response, where it is null for an optional one without a value. */
export function ResponseField<Each extends Field>(
  field: Each,
  documentation: DocumentationOf<Each> = {},
): PropertyDecorator {
  return ApiProperty({ ...responseSchema(field), ...documentation } as ApiPropertyOptions);
}

function responseSchema(field: Field): ApiPropertyOptions {
  const isNullable = !field.required;
  switch (field.type) {
    case 'text':
    case 'multiline':
    case 'url':
    case 'reference':
      return { type: 'string', ...(isNullable && { nullable: true }) };
    case 'integer':
      return {
        type: 'integer',
        ...(isNullable && field.whenEmpty === undefined && { nullable: true }),
      };
    case 'rupiah':
      return { type: 'integer' };
    case 'date':
      return { type: 'string', format: 'date', ...(isNullable && { nullable: true }) };
    case 'weekdays':
      return WEEKDAYS_FIELD as unknown as ApiPropertyOptions;
    case 'choice':
      return { type: 'string', enum: Object.keys(field.values) };
    default:
      throw new TypeError(`${field.label} has a decorator of its own`);
  }
}

/** The message of the whole form of a kind, for a new row or for a change, which may be without a picture. */
export function FormErrorOf(
  { formError, fields }: KindDeclaration,
  action: 'create' | 'update',
): ClassDecorator {
  const isNeeded = (name: string) => action === 'create' || fields[name]?.type !== 'image';
  return FormError(formError[action], formError.fields.filter(isNeeded), formError.applies);
}
