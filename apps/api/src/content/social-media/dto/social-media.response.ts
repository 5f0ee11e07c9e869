import { ApiProperty } from '@nestjs/swagger';
import { platformIcon } from '@lereng/shared-domain';
import { ContentResponse, toContentFields } from '../../core';
import type { SocialMediaEntity } from '../social-media.entity';

const ICONS = ['Instagram', 'MessageCircle', 'TikTok', 'Share2'] as const;

export class SocialMediaResponse extends ContentResponse {
  @ApiProperty({ example: 'instagram' })
  platform!: string;

  @ApiProperty({ description: 'An http or https URL, as it was entered' })
  url!: string;

  @ApiProperty({ enum: ICONS, description: 'Follows from the platform' })
  icon!: (typeof ICONS)[number];
}

export function toSocialMediaResponse(row: SocialMediaEntity): SocialMediaResponse {
  const { platform, url } = row;
  return { ...toContentFields(row), platform, url, icon: platformIcon(platform) };
}
