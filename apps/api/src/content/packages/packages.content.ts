import { definePricedContent } from '../core';
import { PackageEntity } from './package.entity';

export const packagesContent = definePricedContent({
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
    hidden: 'hidden',
  },
  relations: { image: true },
  position: 'position',
  price: 'basePrice',
  hidden: 'hidden',
  page: '/packages',
});
