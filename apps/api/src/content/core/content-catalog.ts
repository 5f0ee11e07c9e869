import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ContentRow } from './content-row';
import { ContentRepository } from './content.repository';

/** Every kind of content that has ids, found by its repository: no list names them. */
@Injectable()
export class ContentCatalog {
  constructor(private readonly discovery: DiscoveryService) {}

  repositories(): ContentRepository<ContentRow>[] {
    return this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((instance) => instance instanceof ContentRepository);
  }
}
