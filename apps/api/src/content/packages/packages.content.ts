import { defineContent } from '../core';
import { PackageEntity } from './package.entity';

export const packagesContent = defineContent({
  name: 'packages',
  entity: PackageEntity,
  notFound: 'Paket tidak ditemukan',
  relations: { image: true },
  page: '/packages',
});
