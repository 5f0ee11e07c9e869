import { ListPage, PackageCard, PHONE_PICTURE, type RenderCard } from '@lereng/public-kit';
import { type Package, useListPackagesQuery } from '@lereng/web-data-access/packages';
import { paths } from '@lereng/web-feature';
import { words } from '../words';

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 print:grid-cols-3';
const CARD_SIZES = `(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.column}`;
// As many as a phone shows first.
const PRIORITY_COUNT = 2;

const card: RenderCard<Package> = (pkg, cardProps) => (
  <PackageCard package={pkg} sizes={CARD_SIZES} {...cardProps} />
);

export default function PackageListPage() {
  return (
    <ListPage
      words={words.list}
      page="packages"
      path={paths.packages.getHref()}
      query={useListPackagesQuery()}
      grid={GRID}
      priorityCount={PRIORITY_COUNT}
    >
      {card}
    </ListPage>
  );
}
