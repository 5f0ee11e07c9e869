import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { Allow } from 'class-validator';
import { IsText, IsWebUrl, Sentence } from '../../common/validation';
import { SOCIAL_MEDIA_NEEDS } from '../social-media.errors';

@Sentence(SOCIAL_MEDIA_NEEDS, ['platform', 'url'], 'missing')
export class CreateSocialMediaRequest {
  @IsText({ label: 'Platform', max: LIMITS.platformMax, example: 'instagram' })
  platform!: string;

  @IsWebUrl('URL', { example: 'https://www.instagram.com/lereng.agro/' })
  url!: string;

  /** Clients send it; the answer's icon follows from the platform all the same. */
  @ApiPropertyOptional({ type: 'string', description: 'Ignored' })
  @Allow()
  icon?: unknown;
}

/** Fields that are absent keep their value. */
@Sentence(SOCIAL_MEDIA_NEEDS, ['platform', 'url'], 'missing')
export class UpdateSocialMediaRequest extends PartialType(CreateSocialMediaRequest, {
  skipNullProperties: false,
}) {}
