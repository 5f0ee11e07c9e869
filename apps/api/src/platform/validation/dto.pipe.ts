import 'reflect-metadata';
import type { ErrorKind } from '@lereng/shared-domain/fields';
import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type FieldErrors, invalid } from '../errors';
import { MISSING } from './rule';

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
  const { dto, errors } = await read(form, body);
  if (errors.length === 0) return dto;
  const fields = errors.map(({ name, message }) => [name, message]);
  throw invalid(formErrorFor(dto, errors), Object.fromEntries(fields) as FieldErrors);
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
    const found: [name: string, message: string][] = [];
    for (const [index, each] of body.entries()) {
      const { dto, errors } = await read(this.element, each);
      dtos.push(dto);
      for (const { name, message } of errors) found.push([`${index}.${name}`, message]);
      if (found.length >= MAX_ERRORS) break;
    }
    const [first] = found;
    if (first) throw invalid(first[1], Object.fromEntries(found.slice(0, MAX_ERRORS)));
    return dtos;
  }
}

interface FieldError {
  readonly name: string;
  readonly kind: ErrorKind;
  readonly message: string;
}

/** A DTO, with the errors of its fields. */
async function read<Dto extends object>(
  form: Type<Dto>,
  body: unknown,
): Promise<{ dto: Dto; errors: FieldError[] }> {
  const plain = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  // A transformation that looks at an absent field leaves it absent.
  const dto = plainToInstance(form, plain, { exposeUnsetFields: false });
  const found = await validate(dto, {
    whitelist: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  const errors = found.map(({ property: name, constraints }): FieldError => {
    const [[constraint, message] = ['', '']] = Object.entries(constraints ?? {});
    return { name, kind: constraint === MISSING ? 'missing' : 'invalid', message };
  });
  return { dto, errors };
}

const FORM_ERROR = 'lereng:form-error';

interface FormErrorRule {
  text: string;
  fields: readonly string[];
  applies: ErrorKind;
}

/**
 * The message of the whole form where one of `fields` is missing or, as `applies` says, invalid in any way. For any
 * other error the message is that of the field itself.
 */
export function FormError(
  text: string,
  fields: readonly string[],
  applies: ErrorKind,
): ClassDecorator {
  const rule: FormErrorRule = { text, fields, applies };
  return (target) => Reflect.defineMetadata(FORM_ERROR, rule, target);
}

/** The `message` of the 422 response to a `dto` with these field errors. */
function formErrorFor(dto: object, errors: readonly FieldError[]): string {
  const rule = Reflect.getMetadata(FORM_ERROR, dto.constructor) as FormErrorRule | undefined;
  const isApplicable = errors.some(
    ({ name, kind }) =>
      rule?.fields.includes(name) && (rule.applies === 'invalid' || kind === 'missing'),
  );
  return (isApplicable && rule?.text) || errors[0]?.message || 'Isi permintaan tidak benar';
}
