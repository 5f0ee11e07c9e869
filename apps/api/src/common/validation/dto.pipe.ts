import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type FieldErrors, invalid } from '../errors';
import { sentenceFor } from './sentence.decorator';

/**
 * Turns a body into its DTO: fields that the DTO does not name are dropped, bad ones answered with
 * 422, every one with its message.
 */
@Injectable()
export class DtoPipe implements PipeTransform {
  async transform(body: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || !metatype) return body;
    const form = metatype as Type<object>;
    const dto = plainToInstance(form, body ?? {});
    const faults = await validate(dto, {
      whitelist: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    });
    if (faults.length === 0) return dto;
    const fields: FieldErrors = Object.fromEntries(
      faults.map(({ property, constraints }) => [
        property,
        Object.values(constraints ?? {})[0] ?? '',
      ]),
    );
    throw invalid(sentenceFor(dto, fields), fields);
  }
}
