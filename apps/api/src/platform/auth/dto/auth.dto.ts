import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { FormError, normalizeText } from '../../validation';
import { CREDENTIALS_NEEDED } from '../auth.errors';
import { IsCredential } from './is-credential.decorator';

@FormError(CREDENTIALS_NEEDED, ['username', 'password'], 'missing')
export class LoginRequest {
  @ApiProperty({ minLength: 1, example: 'admin' })
  @Transform(({ value }: { value: unknown }) => normalizeText(value))
  @IsCredential('Username')
  username!: string;

  @ApiProperty({ minLength: 1, format: 'password' })
  @IsCredential('Password')
  password!: string;
}

/** The password again, of the user who is logged in. */
export class PasswordRequest {
  @ApiProperty({ minLength: 1, format: 'password' })
  @IsCredential('Password')
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
