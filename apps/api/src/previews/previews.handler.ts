import { Injectable } from '@nestjs/common';
import { parseEntityId } from '../common/entity-id';
import { type FoundImage, imageHandler } from '../media';
import { PREVIEW_KINDS, type PreviewKind } from './preview';
import { PreviewsService } from './previews.service';

/** What an address below `/uploads/previews` may be. */
const ADDRESS = new RegExp(
  `^/(?<kind>${PREVIEW_KINDS.join('|')})/(?<id>[1-9]\\d*)/(?<hash>[0-9a-f]{32})\\.jpg(?:\\?.*)?$`,
);

/** Serves the pictures of previews, to be mounted at `/uploads/previews`. */
@Injectable()
export class PreviewsHandler {
  readonly handle = imageHandler(PreviewsHandler.name, (url) => this.find(url));

  constructor(private readonly previews: PreviewsService) {}

  private async find(url: string): Promise<FoundImage | null> {
    const { kind, id, hash } = ADDRESS.exec(url)?.groups ?? {};
    const row = parseEntityId(id);
    return row !== null && hash ? this.previews.open(kind as PreviewKind, row, hash) : null;
  }
}
