import { ApiProperty } from '@nestjs/swagger';
import type { SessionEntity } from '../session.entity';

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
