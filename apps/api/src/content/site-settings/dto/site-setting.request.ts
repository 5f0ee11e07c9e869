import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { Allow } from 'class-validator';
import { FormError } from '../../../platform/validation';
import { IsUploadedImage, UploadedFile } from '../../../media';
import { HOME_IMAGE_NEEDED } from '../site-setting.errors';

export class UpdateSiteSettingRequest {
  /** What it may hold depends on the key, so the service judges it. */
  @ApiProperty({
    type: 'string',
    nullable: true,
    maxLength: LIMITS.textMax,
    description: 'Empty clears it',
  })
  @Allow()
  value!: unknown;

  @ApiPropertyOptional({ type: 'string', description: 'Ignored' })
  @Allow()
  type?: unknown;
}

@FormError(HOME_IMAGE_NEEDED, ['image'], 'missing')
export class UpdateHomeImageRequest {
  @IsUploadedImage()
  image!: UploadedFile;
}
