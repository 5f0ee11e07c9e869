import { ApiProperty } from '@nestjs/swagger';
import {
  ImageFields,
  ImageFocusRequest,
  type ImageEntity,
  IsImageIdList,
  IsUploadedImage,
  NewImageFocusRequest,
  toImageFields,
  UploadedFile,
} from '../../media';
import { ErrorResponse } from '../../platform/http/error-response.dto';

export class AddPackageImageRequest extends ImageFocusRequest {
  @IsUploadedImage()
  image!: UploadedFile;
}

export class UpdatePackageImageRequest extends NewImageFocusRequest {}

/** The order of all images of a package. */
export class PackageImageOrderRequest {
  @IsImageIdList('Urutan', {
    description: 'The id of every image of the package, once each, the first one first',
  })
  ids!: string[];
}

/** Names the images of the package, if an order was for other ones. */
export class PackageImageOrderConflictResponse extends ErrorResponse {
  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    description: 'The ids of the images in their present order',
  })
  ids!: string[];
}

/** For the `@Endpoint` of the route that puts the images of a package in order. */
export const PACKAGE_IMAGE_ORDER_ERRORS = {
  409: {
    description: 'The package has other images by now',
    type: PackageImageOrderConflictResponse,
  },
} as const;

/** One of the images of a package. */
export class PackageImageResponse extends ImageFields {
  @ApiProperty({ example: '0f8c2d4e6a1b3c5d7e9f0a2b4c6d8e0f' })
  id!: string;
}

export function toPackageImageResponse(image: ImageEntity): PackageImageResponse {
  return { id: image.id, ...toImageFields(image) };
}
