import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { requiredMessage, Rule } from '../../validation';
import { findPasswordFlaw, type PasswordFlaw } from '../password-flaw';

const LABEL = 'Password baru';

const MESSAGES: Readonly<Record<PasswordFlaw, string>> = {
  missing: requiredMessage(LABEL),
  'control-character': `${LABEL} berisi karakter yang tidak diizinkan`,
  'too-short': `${LABEL} paling sedikit ${LIMITS.passwordMin} karakter`,
  'too-long': `${LABEL} paling banyak ${LIMITS.passwordMax} karakter`,
};

/** A password that is being chosen: 8 to 200 code points without control characters, not trimmed. */
export function IsNewPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      minLength: LIMITS.passwordMin,
      maxLength: LIMITS.passwordMax,
      format: 'password',
    }),
    Rule('isNewPassword', LABEL, (value) => {
      const flaw = findPasswordFlaw(value);
      return flaw && MESSAGES[flaw];
    }),
  );
}
