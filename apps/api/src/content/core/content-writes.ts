import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { ContentUnit } from '../../writes';
import { ImageUploads, RowImages } from '../../media';

/** The dependencies of every service of content. */
@Injectable()
export class ContentWrites {
  constructor(
    readonly database: Database,
    /** Opens the transaction of a write. */
    readonly unit: ContentUnit,
    /** Prepares images before it. */
    readonly uploads: ImageUploads,
    /** Attaches and detaches images within it. */
    readonly images: RowImages,
  ) {}
}
