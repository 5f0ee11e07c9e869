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
  { header: words.id, cell: ({ id }) => id, sortBy: ({ id }) => id },
  // Smaller on a tablet, where the sidebar leaves little room for so many columns.
  pictureColumn(words.fields.image, '4/3', 'w-12 xl:w-16'),
  {
    header: words.fields.name,
    place: 'headline',
    cell: ({ name }) => <span className="block min-w-24 wrap-anywhere xl:min-w-28">{name}</span>,
    compact: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    header: words.fields.description,
    place: 'note',
    compact: priceNote,
    cell: ({ description }) => (
      <span className="block min-w-21 wrap-anywhere xl:min-w-26">
        {truncate(description ?? words.none, DESCRIPTION_LENGTH)}
      </span>
    ),
    sortBy: ({ description }) => description,
  },
  {
    header: words.fields.route,
    cell: ({ route }) => (
      <span className="line-clamp-4 min-w-21 wrap-anywhere xl:min-w-26">{route ?? words.none}</span>
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
        className="min-w-20 justify-end xl:min-w-24"
      />
    ),
    compact: ({ price }) => <Price amount={price} />,
    sortBy: ({ price }) => price,
  },
  {
    header: words.discount,
    place: 'fact',
    align: 'end',
    cell: ({ discount_percent }) =>
      discount_percent ? (
        <span className="tabular-nums">{words.percent(discount_percent)}</span>
      ) : (
        words.none
      ),
    compact: ({ discount_percent }) =>
      discount_percent && <span className="badge py-0">{words.percent(discount_percent)}</span>,
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
