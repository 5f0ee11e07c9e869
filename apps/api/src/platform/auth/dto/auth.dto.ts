import { ApiProperty } from '@nestjs/swagger';
import { hasForbiddenControl } from '@lereng/shared-domain';
import { Rule, FormError } from '../../validation';
import { CREDENTIALS_NEEDED } from '../auth.errors';

/** Never trimmed or shortened: a password is what was typed. */
function credential(label: string) {
  return Rule('credential', label, (value) => {
    if (typeof value !== 'string' || value.trim() === '') return `${label} harus diisi`;
    return hasForbiddenControl(value) ? `${label} berisi karakter yang tidak diizinkan` : null;
  });
}

@FormError(CREDENTIALS_NEEDED, ['username', 'password'], 'missing')
export class LoginRequest {
  @ApiProperty({ minLength: 1, example: 'admin' })
  @credential('Username')
  username!: string;

  @ApiProperty({ minLength: 1, format: 'password' })
  @credential('Password')
  password!: string;
}

export class LoginResponse {
  @ApiProperty({ description: 'Bearer token' })
  accessToken!: string;
}

export class TokenResponse {
  @ApiProperty({ example: 'admin' })
  username!: string;
}
