import { ListScreen, pictureColumn, useManagedRows, type Column } from '@lereng/admin-kit/list';
import { PhotoList, usePhotos } from '@lereng/admin-kit/photos';
import { LIMITS, truncate } from '@lereng/shared-domain';
import { priceNote } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { packageCalls, packagePhotoCalls } from '@lereng/web-data-access/packages-admin';
import { paths } from '@lereng/web-feature';
import { Price } from '@lereng/web-ui';
import { LeavesPromotions } from './leaves-promotions';
import { PackageDetail } from './package-detail';
import { packageForm } from './package-form';
import { words } from './words';

const DESCRIPTION_LENGTH = 80;

const columns: Column<Package>[] = [
  { header: words.id, place: 'table', cell: ({ id }) => id, sortBy: ({ id }) => id },
  // Smaller on a tablet, where the sidebar leaves little room for so many columns.
  pictureColumn(words.fields.image, '4/3', 'md:w-12 xl:w-16'),
  {
    header: words.fields.name,
    place: 'headline',
    cell: ({ name }) => (
      <span className="wrap-anywhere md:block md:min-w-24 xl:min-w-28">{name}</span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    header: words.fields.description,
    cell: ({ description }) => (
      <span className="wrap-anywhere md:block md:min-w-21 xl:min-w-26">
        {truncate(description ?? words.none, DESCRIPTION_LENGTH)}
      </span>
    ),
    sortBy: ({ description }) => description,
  },
  {
    header: words.fields.route,
    cell: ({ route }) => (
      <span className="wrap-anywhere md:line-clamp-4 md:min-w-21 xl:min-w-26">
        {route ?? words.none}
      </span>
    ),
    sortBy: ({ route }) => route,
  },
  {
    header: words.fields.price,
    place: 'fact',
    align: 'end',
    cell: (pkg) => (
      <Price
        amount={pkg.price}
        original={pkg.original_price}
        note={priceNote(pkg)}
        className="md:min-w-20 md:justify-end xl:min-w-24"
      />
    ),
    sortBy: ({ price }) => price,
  },
  {
    header: words.discount,
    place: 'fact',
    align: 'end',
    cell: ({ discount_percent }) => <Discount percent={discount_percent ?? 0} />,
    sortBy: ({ discount_percent }) => discount_percent ?? 0,
  },
];

const nameOf = ({ name }: Package) => name;
const pageOf = ({ id }: Package) => paths.package.getHref(id);

export default function PackagesPage() {
  const rows = useManagedRows(packageCalls, packageForm);
  const photos = usePhotos(packagePhotoCalls);
  const form: typeof rows.form = {
    ...rows.form,
    save: async (values, pkg, request) => {
      const saved = await rows.form.save(values, pkg, request);
      return pkg ? saved : photos.add(saved, values.photos, request['Idempotency-Key']);
    },
    isUnfinished: ({ id }) => photos.areUnfinished(id),
    below: (pkg, onWritten) => (
      <PhotoList
        row={pkg}
        photos={photos}
        onWritten={onWritten}
        field="image"
        max={LIMITS.packageImagesMax}
      />
    ),
  };
  return (
    <ListScreen
      {...rows}
      form={form}
      kind="packages"
      words={words}
      columns={columns}
      nameOf={nameOf}
      duplicates
      pageOf={pageOf}
      removeNote={({ id }, onKnown) => <LeavesPromotions id={id} onKnown={onKnown} />}
      detail={(pkg) => <PackageDetail package={pkg} />}
    />
  );
}

/** On a card, where no header names it, a badge; and nothing where there is no discount. */
function Discount({ percent }: { percent: number }) {
  if (percent === 0) return <span className="max-md:hidden">{words.none}</span>;
  return (
    <span className="tabular-nums max-md:rounded-chip max-md:bg-accent-bright max-md:px-3 max-md:py-1 max-md:text-sm max-md:font-bold">
      {words.percent(percent)}
    </span>
  );
}
