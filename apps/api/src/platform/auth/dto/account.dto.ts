import { ApiProperty } from '@nestjs/swagger';
import type { AdminEntity } from '../admin.entity';
import { IsCredential } from './is-credential.decorator';
import { IsNewPassword } from './is-new-password.decorator';

export class UpdatePasswordRequest {
  @ApiProperty({ minLength: 1, format: 'password' })
  @IsCredential('Password sekarang')
  current_password!: string;

  @IsNewPassword()
  new_password!: string;
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
}

export function toAccountResponse(
  admin: Pick<AdminEntity, 'username' | 'passwordChangedAt'>,
): AccountResponse {
  return { username: admin.username, password_changed_at: admin.passwordChangedAt };
}
