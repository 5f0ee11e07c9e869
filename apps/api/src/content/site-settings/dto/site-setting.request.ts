import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@lereng/shared-domain';
import { Allow } from 'class-validator';
import { ImageFocusRequest, IsUploadedImage, UploadedFile } from '../../../media';

export class UpdateSiteSettingRequest {
  /** The values that are allowed depend on the key, so the service judges it. */
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

/** An image, a focus or both. A focus alone applies to the stored image. */
export class UpdateHomeImageRequest extends ImageFocusRequest {
  @IsUploadedImage({ optional: true })
  image?: UploadedFile;
}
