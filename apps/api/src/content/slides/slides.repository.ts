import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { OrderedContentRepository } from '../core';
import type { SlideEntity } from './slide.entity';
import { slidesContent } from './slides.content';

@Injectable()
export class SlidesRepository extends OrderedContentRepository<SlideEntity> {
  constructor(database: Database) {
    super(database, slidesContent);
  }
}
