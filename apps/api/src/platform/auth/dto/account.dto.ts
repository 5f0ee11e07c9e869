import { ApiProperty } from '@nestjs/swagger';
import type { AdminEntity } from '../admin.entity';
import type { LoginDeviceEntity } from '../login-device.entity';
import { IsCredential } from './is-credential.decorator';
import { IsNewPassword } from './is-new-password.decorator';

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
