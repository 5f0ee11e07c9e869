import { Injectable } from '@nestjs/common';
import { ImageStore } from '@lereng/api-site/images';
import { type FoundImage, imageHandler } from './image-handler';
import { DetachedImages } from './detached-images';

/**
 * The valid paths below `/uploads`; no other text becomes a file's path or an object's key. The names of
 * older portrait crops, which do not contain the focus, begin with `upright`, and those of older icons have no surface.
 */
const PATH =
  /^\/(?<id>[0-9a-f]{32})\/(?<name>(?:(?:upright|p-\d{1,3}-\d{1,3}-[0-9a-f]{8})-)?[1-9]\d{0,4}\.(?:avif|webp|jpg)|i-\d{1,3}-\d{1,3}-(?:[0-9a-f]{6}-)?[0-9a-f]{8}-(?:maskable-)?[1-9]\d{1,2}\.png)(?:\?.*)?$/;

/** Serves the files of images, to be mounted at `/uploads`. */
@Injectable()
export class UploadsHandler {
  readonly handle = imageHandler(UploadsHandler.name, (url) => this.find(url));

  constructor(
    private readonly store: ImageStore,
    private readonly detached: DetachedImages,
  ) {}

  private async find(url: string): Promise<FoundImage | null> {
    const { id, name } = PATH.exec(url)?.groups ?? {};
    if (!id || !name || (await this.detached.has(id))) return null;
    const file = await this.store.open(id, name);
    return file && { name, etag: `${id}/${name}`, file };
  }
}
