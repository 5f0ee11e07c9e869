import { MAX_ID } from '@lereng/shared-domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Check, requiredMessage, Rule } from './rule.decorator';

const isId = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_ID;

/**
 * A list of ids in a JSON body; whether rows have them is up to the service.
 *
 * @param label the field's name on screen, which begins its messages
 */
export function IsIdList(label: string, options: { description: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      description: options.description,
      example: [3, 1, 2],
    }),
    Rule('isIdList', label, idListCheck(label, isId)),
  );
}

/** The rule of a list of ids, with the rule of one id. */
export function idListCheck(label: string, isIdOfList: (value: unknown) => boolean): Check {
  return (value) => {
    if (value === undefined || value === null) return requiredMessage(label);
    const isList = Array.isArray(value) && value.every(isIdOfList);
    return isList ? null : `${label} harus berupa daftar id`;
  };
}
