import { defineOrderedContent } from '../core';
import { PackageEntity } from './package.entity';

export const packagesContent = defineOrderedContent({
  name: 'packages',
  entity: PackageEntity,
  notFound: 'Paket tidak ditemukan',
  title: 'name',
  fields: {
    name: 'name',
    description: 'description',
    route: 'route',
    price: 'basePrice',
    items: 'items',
  },
  relations: { image: true },
  position: 'position',
  page: '/packages',
});
