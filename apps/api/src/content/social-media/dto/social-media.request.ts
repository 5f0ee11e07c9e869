import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { Allow } from 'class-validator';
import { IsText, IsWebUrl, FormError } from '../../../platform/validation';
import { SOCIAL_MEDIA_NEEDS } from '../social-media.errors';

@FormError(SOCIAL_MEDIA_NEEDS, ['platform', 'url'], 'missing')
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
@FormError(SOCIAL_MEDIA_NEEDS, ['platform', 'url'], 'missing')
export class UpdateSocialMediaRequest extends PartialType(CreateSocialMediaRequest, {
  skipNullProperties: false,
}) {}
