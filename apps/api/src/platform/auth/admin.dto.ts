import { ROLES, type Role } from '@lereng/shared-domain';
import { adminFields } from '@lereng/shared-domain/fields';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { RequestField } from '../validation';
import { FIRST_OWNER_ID, nameOf } from './admin.entity';
import { PasswordRequest } from './auth.dto';
import type { ListedAdmin } from './admins.repository';

const SITI = { example: 'Siti' };
const USERNAME = { example: 'siti' };

/** Somebody who may log in from now on, with the password of the owner who says so. */
export class CreateAdminRequest extends PasswordRequest {
  @RequestField(adminFields.name, SITI)
  name!: string;

  @RequestField(adminFields.username, USERNAME)
  username!: string;

  @RequestField(adminFields.role)
  role!: Role;
}

export class UpdateAdminRequest extends OmitType(CreateAdminRequest, ['username']) {}

export class AdminResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ ...SITI, description: 'What the history calls them' })
  name!: string;

  @ApiProperty({ ...USERNAME, description: 'With which they log in' })
  username!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ description: 'Whether the password was made and has not been changed since' })
  password_generated!: boolean;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description:
      'Of the sessions that have not ended, exact to the minute; null where there is none',
  })
  last_seen_at!: string | null;

  @ApiProperty({ description: 'Whether it is the owner whom the environment names, and who stays' })
  first_owner!: boolean;

  @ApiProperty({ description: 'Whether it is the admin of this request' })
  current!: boolean;
}

export class NewAdminResponse extends AdminResponse {
  @ApiProperty({ description: 'Shown here alone; the first login has to change it' })
  first_password!: string;
}

/** @param by the id of the admin who asks */
export function toAdminResponse({ admin, lastSeenAt }: ListedAdmin, by: number): AdminResponse {
  const { id, username, role, passwordGenerated } = admin;
  return {
    id,
    name: nameOf(admin),
    username,
    role,
    password_generated: passwordGenerated,
    last_seen_at: lastSeenAt,
    first_owner: id === FIRST_OWNER_ID,
    current: id === by,
  };
}
