import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isBlank, isCalendarDate } from '@lereng/shared-domain';
import { requiredMessage, Rule } from './rule.decorator';

/** A day that exists, `YYYY-MM-DD`: neither an instant nor a day with a zone. */
export function IsCalendarDate(label: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'string', format: 'date', example: '2026-11-20' }),
    Rule('isCalendarDate', label, (value) => {
      if (value === undefined || value === null) return requiredMessage(label);
      if (typeof value === 'string' && isBlank(value)) return requiredMessage(label);
      return isCalendarDate(value) ? null : `${label} harus berupa tanggal (tahun-bulan-hari)`;
    }),
  );
}
