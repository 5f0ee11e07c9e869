import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ContentRow } from './content-row';
import type { ContentRepository } from './content.repository';
import { ContentService } from './content.service';
import { VersionedContent } from './versioned-content';

/** Finds every kind of content by its service, so that no list names them. */
@Injectable()
export class ContentCatalog {
  private found: unknown[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  repositories(): ContentRepository<ContentRow>[] {
    return this.services().map(({ rows }) => rows);
  }

  services(): ContentService[] {
    return this.providers().filter((instance) => instance instanceof ContentService);
  }

  /** All content that has versions: the kinds that have ids, and settings. */
  versioned(): VersionedContent[] {
    return this.providers().filter((instance) => instance instanceof VersionedContent);
  }

  /** Nest has created every service before the first request. */
  private providers(): unknown[] {
    this.found ??= this.discovery.getProviders().map(({ instance }): unknown => instance);
    return this.found;
  }
}
