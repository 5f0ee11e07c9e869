import { defineOrderedContent } from '../core';
import { PackageEntity } from './package.entity';

export const packagesContent = defineOrderedContent({
  name: 'packages',
  entity: PackageEntity,
  notFound: 'Paket tidak ditemukan',
  title: 'name',
  relations: { image: true },
  position: 'position',
  page: '/packages',
});
