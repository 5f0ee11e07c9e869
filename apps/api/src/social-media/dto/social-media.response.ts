import { ApiProperty } from '@nestjs/swagger';
import { platformIcon } from '@lereng/shared-domain';
import type { SocialMediaEntity } from '../social-media.entity';

const ICONS = ['Instagram', 'MessageCircle', 'TikTok', 'Share2'] as const;

export class SocialMediaResponse {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'instagram' })
  platform!: string;

  @ApiProperty({ format: 'uri' })
  url!: string;

  @ApiProperty({ enum: ICONS, description: 'Follows from the platform' })
  icon!: (typeof ICONS)[number];

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export function toSocialMediaResponse(row: SocialMediaEntity): SocialMediaResponse {
  const { id, platform, url, createdAt } = row;
  return { id, platform, url, icon: platformIcon(platform), createdAt };
}
