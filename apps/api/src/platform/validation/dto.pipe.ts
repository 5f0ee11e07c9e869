import 'reflect-metadata';
import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type FieldErrors, invalid } from '../errors';
import { isRequiredMessage } from './rule';

/**
 * Turns a body, or the whole query of a URL, into its DTO and drops fields that the DTO does not name.
 *
 * @throws 422 with a message for each invalid field
 */
@Injectable()
export class DtoPipe implements PipeTransform {
  async transform(body: unknown, { type, metatype, data }: ArgumentMetadata): Promise<unknown> {
    const isWhole = type === 'body' || (type === 'query' && data === undefined);
    // The elements of a list are the concern of `DtoListPipe`, which knows their class.
    if (!isWhole || !metatype || metatype === Array) return body;
    return readDto(metatype as Type<object>, body);
  }
}

/**
 * A DTO from a body that is parsed already.
 *
 * @throws 422 with a message for each invalid field
 */
export async function readDto<Dto extends object>(form: Type<Dto>, body: unknown): Promise<Dto> {
  const { dto, fields } = await read(form, body);
  if (fields) throw invalid(formErrorFor(dto, fields), fields);
  return dto;
}

/** A short element can have several errors, whose messages are many times longer. */
const MAX_ERRORS = 20;

/**
 * Turns the elements of a list into their DTO.
 *
 * @throws 422 with a message for each of the first invalid fields, under the element's index: `0.price`
 */
export class DtoListPipe implements PipeTransform {
  constructor(private readonly element: Type<object>) {}

  async transform(body: unknown[]): Promise<object[]> {
    const dtos: object[] = [];
    const errors: [name: string, error: string][] = [];
    for (const [index, each] of body.entries()) {
      const { dto, fields } = await read(this.element, each);
      dtos.push(dto);
      for (const [name, error] of Object.entries(fields ?? {})) {
        errors.push([`${index}.${name}`, error]);
      }
      if (errors.length >= MAX_ERRORS) break;
    }
    const [first] = errors;
    if (first) throw invalid(first[1], Object.fromEntries(errors.slice(0, MAX_ERRORS)));
    return dtos;
  }
}

/** A DTO, with the errors of its fields if there are any. */
async function read<Dto extends object>(
  form: Type<Dto>,
  body: unknown,
): Promise<{ dto: Dto; fields: FieldErrors | null }> {
  const plain = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  // A transformation that looks at an absent field leaves it absent.
  const dto = plainToInstance(form, plain, { exposeUnsetFields: false });
  const errors = await validate(dto, {
    whitelist: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  const fields = errors.map(({ property, constraints }) => [
    property,
    Object.values(constraints ?? {})[0] ?? '',
  ]);
  return { dto, fields: fields.length > 0 ? (Object.fromEntries(fields) as FieldErrors) : null };
}

const FORM_ERROR = 'lereng:form-error';

interface FormErrorRule {
  text: string;
  fields: readonly string[];
  /** Which state of the fields the message is for: missing, or invalid in any way. */
  applies: 'missing' | 'bad';
}

/**
 * The message of the whole form where one of `fields` is missing or invalid, as `applies` says. For any
 * other error the message is that of the field itself.
 */
export function FormError(
  text: string,
  fields: readonly string[],
  applies: FormErrorRule['applies'] = 'bad',
): ClassDecorator {
  const rule: FormErrorRule = { text, fields, applies };
  return (target) => Reflect.defineMetadata(FORM_ERROR, rule, target);
}

/** The `message` of the 422 response to a `dto` with these field errors. */
function formErrorFor(dto: object, errors: FieldErrors): string {
  const rule = Reflect.getMetadata(FORM_ERROR, dto.constructor) as FormErrorRule | undefined;
  const isApplicable = rule?.fields.some(
    (field) =>
      Object.hasOwn(errors, field) && (rule.applies === 'bad' || isRequiredMessage(errors[field])),
  );
  return (isApplicable && rule?.text) || Object.values(errors)[0] || 'Isi permintaan tidak benar';
}
