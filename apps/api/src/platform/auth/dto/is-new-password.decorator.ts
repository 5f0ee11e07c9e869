import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { findTextFlaw, type PasswordFlaw } from '@lereng/api-site/passwords';
import { requiredMessage, Rule } from '../../validation';

const LABEL = 'Password baru';

/** What is wrong with a new password, for the owner. */
export const NEW_PASSWORD_MESSAGES: Readonly<Record<PasswordFlaw, string>> = {
  missing: requiredMessage(LABEL),
  'control-character': `${LABEL} berisi karakter yang tidak diizinkan`,
  'too-short': `${LABEL} paling sedikit ${LIMITS.passwordMin} karakter`,
  'too-long': `${LABEL} paling banyak ${LIMITS.passwordMax} karakter`,
  guessable: `${LABEL} mudah ditebak: hindari kata umum, urutan, dan pengulangan`,
  name: `${LABEL} tidak boleh hanya username atau nama situs`,
};

/**
 * A password that is being chosen: 10 to 200 code points without control characters, not trimmed. Whether it is
 * easy to guess is checked by `findPasswordFlaw`, which reads the database.
 */
export function IsNewPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      minLength: LIMITS.passwordMin,
      maxLength: LIMITS.passwordMax,
      format: 'password',
    }),
    Rule('isNewPassword', LABEL, (value) => {
      const flaw = findTextFlaw(value);
      return flaw && NEW_PASSWORD_MESSAGES[flaw];
    }),
  );
}
