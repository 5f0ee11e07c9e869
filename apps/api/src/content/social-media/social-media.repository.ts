import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { ContentRepository } from '../core';
import type { SocialMediaEntity } from './social-media.entity';
import { socialMediaContent } from './social-media.content';

@Injectable()
export class SocialMediaRepository extends ContentRepository<SocialMediaEntity> {
  constructor(database: Database) {
    super(database, socialMediaContent);
  }
}
