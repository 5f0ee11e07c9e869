import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { platformIcon } from '@lereng/shared-domain/contact';
import { Allow } from 'class-validator';
import { FormError, IsText, IsWebUrl } from '../../platform/validation';
import { ContentResponse, fieldsOf } from '../core';
import { socialMediaContent, type SocialMediaEntity } from './social-media.entity';

const NEEDS = 'Platform dan URL harus diisi';
const ICONS = ['Instagram', 'MessageCircle', 'TikTok', 'Share2'] as const;

@FormError(NEEDS, ['platform', 'url'], 'missing')
export class CreateSocialMediaRequest {
  @IsText({ label: 'Platform', max: LIMITS.platformMax, example: 'instagram' })
  platform!: string;

  @IsWebUrl('URL', { example: 'https://www.instagram.com/lereng.agro/' })
  url!: string;

  /** Sent by clients and ignored: the response's icon is derived from the platform. */
  @ApiPropertyOptional({ type: 'string', description: 'Ignored' })
  @Allow()
  icon?: unknown;
}

/** Fields that are absent keep their value. */
@FormError(NEEDS, ['platform', 'url'], 'missing')
export class UpdateSocialMediaRequest extends PartialType(CreateSocialMediaRequest, {
  skipNullProperties: false,
}) {}

export class SocialMediaResponse extends ContentResponse {
  @ApiProperty({ example: 'instagram' })
  platform!: string;

  @ApiProperty({ description: 'An http or https URL, as it was entered' })
  url!: string;

  @ApiProperty({ enum: ICONS, description: 'Follows from the platform' })
  icon!: (typeof ICONS)[number];
}

export function toSocialMediaResponse(row: SocialMediaEntity): SocialMediaResponse {
  const fields = fieldsOf<SocialMediaResponse>(socialMediaContent, row);
  return { ...fields, icon: platformIcon(row.platform) };
}
