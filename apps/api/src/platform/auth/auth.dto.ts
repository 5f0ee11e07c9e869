import { hasForbiddenControl, LIMITS, ROLES, type Role } from '@lereng/shared-domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { findTextFlaw, type PasswordFlaw } from '@lereng/api-site/passwords';
import { FormError, normalizeText, requiredMessage, Rule } from '../validation';
import type { AdminEntity } from './admin.entity';
import { CREDENTIALS_NEEDED } from './auth.errors';
import type { LoginDeviceEntity, SessionEntity } from './session.entity';

/** What was typed to log in. A password is never trimmed or shortened. */
function IsCredential(label: string): PropertyDecorator {
  return Rule(
    'isCredential',
    label,
    (value) =>
      hasForbiddenControl(String(value)) ? `${label} berisi karakter yang tidak diizinkan` : null,
    { isMissing: (value) => typeof value !== 'string' || value.trim() === '' },
  );
}

const NEW_PASSWORD = 'Password baru';

/** What is wrong with a new password, for the owner. */
export const NEW_PASSWORD_MESSAGES: Readonly<Record<PasswordFlaw, string>> = {
  missing: requiredMessage(NEW_PASSWORD),
  'control-character': `${NEW_PASSWORD} berisi karakter yang tidak diizinkan`,
  'too-short': `${NEW_PASSWORD} paling sedikit ${LIMITS.passwordMin} karakter`,
  'too-long': `${NEW_PASSWORD} paling banyak ${LIMITS.passwordMax} karakter`,
  guessable: `${NEW_PASSWORD} mudah ditebak: hindari kata umum, urutan, dan pengulangan`,
  name: `${NEW_PASSWORD} tidak boleh hanya username atau nama situs`,
};

/**
 * A password that is being chosen: 10 to 200 code points without control characters, not trimmed. Whether it is
 * easy to guess is checked by `findPasswordFlaw`, which reads the database.
 */
function IsNewPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      minLength: LIMITS.passwordMin,
      maxLength: LIMITS.passwordMax,
      format: 'password',
    }),
    Rule(
      'isNewPassword',
      NEW_PASSWORD,
      (value) => {
        const flaw = findTextFlaw(value);
        return flaw && NEW_PASSWORD_MESSAGES[flaw];
      },
      { isMissing: (value) => findTextFlaw(value) === 'missing' },
    ),
  );
}

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

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({
    required: false,
    description: 'True while the first password has to be changed before anything else',
  })
  first_password?: boolean;
}

export class UpdatePasswordRequest {
  @ApiProperty({ minLength: 1, format: 'password' })
  @IsCredential('Password sekarang')
  current_password!: string;

  @IsNewPassword()
  new_password!: string;
}

export class NewDeviceResponse {
  @ApiProperty({ example: 'Chrome di Android', description: 'Browser and system, in words' })
  device!: string;

  @ApiProperty({ format: 'date-time' })
  first_login_at!: string;
}

export class AccountResponse {
  @ApiProperty({ example: 'admin' })
  username!: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'Null while it is the password that was made or configured at the first start',
  })
  password_changed_at!: string | null;

  @ApiProperty({ description: 'Whether it was made and printed, and has not been changed since' })
  password_generated!: boolean;

  @ApiProperty({
    type: [NewDeviceResponse],
    description: 'Other devices that logged in for the first time in the last 7 days',
  })
  new_devices!: NewDeviceResponse[];

  @ApiProperty({ description: "Whether the server's disk is full, or will be soon" })
  disk_low!: boolean;
}

export function toAccountResponse(
  admin: Pick<AdminEntity, 'username' | 'passwordChangedAt' | 'passwordGenerated'>,
  newDevices: readonly LoginDeviceEntity[],
  isDiskLow: boolean,
): AccountResponse {
  return {
    username: admin.username,
    password_changed_at: admin.passwordChangedAt,
    password_generated: admin.passwordGenerated,
    new_devices: newDevices.flatMap(({ device, newSince }) =>
      newSince === null ? [] : [{ device, first_login_at: newSince }],
    ),
    disk_low: isDiskLow,
  };
}

export class SessionResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'Chrome di Android', description: 'Browser and system, in words' })
  device!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '203.0.113.7',
    description: 'IP address of the login, or its /64 network; null for logins before 1.1',
  })
  network!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'Exact to the minute' })
  last_seen_at!: string;

  @ApiProperty({ description: 'Whether it is the session of this request' })
  current!: boolean;
}

export function toSessionResponse(session: SessionEntity, current: boolean): SessionResponse {
  const { id, device, network, createdAt, lastSeenAt } = session;
  return { id, device, network, created_at: createdAt, last_seen_at: lastSeenAt, current };
}
