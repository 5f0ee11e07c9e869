import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { type RequestOf, socialMediaKind } from '@lereng/shared-domain/fields';
import { platformIcon } from '@lereng/shared-domain/contact';
import { Allow } from 'class-validator';
import { FormErrorOf, RequestField, ResponseField } from '../../platform/validation';
import { ContentResponse, fieldsOf } from '../core';
import { socialMediaContent, type SocialMediaEntity } from './social-media.entity';

const { fields } = socialMediaKind;
const PLATFORM = { example: 'instagram' };
const ICONS = ['Instagram', 'MessageCircle', 'TikTok', 'Share2'] as const;

@FormErrorOf(socialMediaKind, 'create')
export class CreateSocialMediaRequest implements RequestOf<typeof fields> {
  @RequestField(fields.platform, PLATFORM)
  platform!: string;

  @RequestField(fields.url, { example: 'https://www.instagram.com/lereng.agro/' })
  url!: string;

  /** Sent by clients and ignored: the response's icon is derived from the platform. */
  @ApiPropertyOptional({ type: 'string', description: 'Ignored' })
  @Allow()
  icon?: unknown;
}

/** Fields that are absent keep their value. */
@FormErrorOf(socialMediaKind, 'update')
export class UpdateSocialMediaRequest extends PartialType(CreateSocialMediaRequest, {
  skipNullProperties: false,
}) {}

export class SocialMediaResponse extends ContentResponse {
  @ResponseField(fields.platform, PLATFORM)
  platform!: string;

  @ResponseField(fields.url, { description: 'An http or https URL, as it was entered' })
  url!: string;

  @ApiProperty({ enum: ICONS, description: 'Follows from the platform' })
  icon!: (typeof ICONS)[number];
}

export function toSocialMediaResponse(row: SocialMediaEntity): SocialMediaResponse {
  const response = fieldsOf<SocialMediaResponse>(socialMediaContent, row);
  return { ...response, icon: platformIcon(row.platform) };
}
