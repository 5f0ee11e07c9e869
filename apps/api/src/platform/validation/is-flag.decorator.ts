import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isBlank } from '@lereng/shared-domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { Rule } from './rule.decorator';

/**
 * An optional choice between true and false; an empty field is false. Forms send the words `true` and `false`.
 *
 * @param label the field's name on screen, which begins its message
 */
export function IsFlag(label: string, description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'boolean', required: false, default: false, description }),
    Transform(({ value }: { value: unknown }) => read(value)),
    IsOptional(),
    Rule('isFlag', label, (value) =>
      typeof value === 'boolean' ? null : `${label} harus berupa true atau false`,
    ),
  );
}

function read(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isBlank(value) || value === 'false') return false;
  return value === 'true' ? true : value;
}
