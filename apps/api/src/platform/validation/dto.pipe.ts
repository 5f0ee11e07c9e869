import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type FieldErrors, invalid } from '../errors';
import { formErrorFor } from './form-error.decorator';

/**
 * Turns a body, or the whole query of a URL, into its DTO and drops fields that the DTO does not name.
 *
 * @throws 422 with a message for each invalid field
 */
@Injectable()
export class DtoPipe implements PipeTransform {
  async transform(body: unknown, { type, metatype, data }: ArgumentMetadata): Promise<unknown> {
    const isWhole = type === 'body' || (type === 'query' && data === undefined);
    if (!isWhole || !metatype) return body;
    const form = metatype as Type<object>;
    // A transformation that looks at an absent field leaves it absent.
    const dto = plainToInstance(form, body ?? {}, { exposeUnsetFields: false });
    const errors = await validate(dto, {
      whitelist: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    });
    if (errors.length === 0) return dto;
    const fields: FieldErrors = Object.fromEntries(
      errors.map(({ property, constraints }) => [
        property,
        Object.values(constraints ?? {})[0] ?? '',
      ]),
    );
    throw invalid(formErrorFor(dto, fields), fields);
  }
}
