import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ContentCatalog } from './content-catalog';

@Module({ imports: [DiscoveryModule], providers: [ContentCatalog], exports: [ContentCatalog] })
export class ContentCatalogModule {}
