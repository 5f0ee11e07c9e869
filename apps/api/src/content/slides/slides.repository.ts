import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { ContentRepository } from '../core';
import type { SlideEntity } from './slide.entity';
import { slidesContent } from './slides.content';

@Injectable()
export class SlidesRepository extends ContentRepository<SlideEntity> {
  constructor(database: Database) {
    super(database, slidesContent);
  }
}
