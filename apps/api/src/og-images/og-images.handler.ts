import { parseEntityId } from '@lereng/shared-domain';
import { Injectable } from '@nestjs/common';
import { type FoundImage, imageHandler } from '../media/image-handler';
import { OG_IMAGE_KINDS, type OgImageKind } from './og-image';
import { OgImagesService } from './og-images.service';

/** Paths below `/uploads/previews`. */
const PATH = new RegExp(
  `^/(?<kind>${OG_IMAGE_KINDS.join('|')})/(?<id>[1-9]\\d*)/(?<hash>[0-9a-f]{32})\\.jpg(?:\\?.*)?$`,
);

/** Serves preview images, to be mounted at `/uploads/previews`. */
@Injectable()
export class OgImagesHandler {
  readonly handle = imageHandler(OgImagesHandler.name, (url) => this.find(url));

  constructor(private readonly ogImages: OgImagesService) {}

  private async find(url: string): Promise<FoundImage | null> {
    const { kind, id, hash } = PATH.exec(url)?.groups ?? {};
    const row = parseEntityId(id);
    return row !== null && hash ? this.ogImages.find(kind as OgImageKind, row, hash) : null;
  }
}
