import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MediaModule } from '../../media';
import { ContentCatalog } from './content-catalog';
import { ContentWrites } from './content-writes';

/** What the modules of all kinds of content share. */
@Module({
  imports: [DiscoveryModule, MediaModule],
  providers: [ContentCatalog, ContentWrites],
  exports: [ContentCatalog, ContentWrites],
})
export class ContentCoreModule {}
