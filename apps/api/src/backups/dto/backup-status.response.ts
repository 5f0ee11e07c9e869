import { ApiProperty } from '@nestjs/swagger';

export class BackupStatusResponse {
  @ApiProperty({
    enum: ['off', 'ok', 'failing'],
    description:
      'Of the nightly backups: `failing` where the last one failed or is older than 26 hours, `off` where none are made',
  })
  status!: 'off' | 'ok' | 'failing';

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the last nightly backup was made; null where there is none',
  })
  last_backup_at!: string | null;
}
