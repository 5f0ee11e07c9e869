import { focusFields, ListScreen, type Column } from '@lereng/admin-kit';
import { useFetchRow } from '@lereng/web-data-access';
import { truncate } from '@lereng/shared-domain';
import { useListPackagesQuery, type Package, packagesApi } from '@lereng/web-data-access/packages';
import {
  useCreatePackageMutation,
  useRemovePackageMutation,
  useUpdatePackageMutation,
  useUpdatePackageOrderMutation,
  type PackageCreation,
} from '@lereng/web-data-access/packages-admin';
import { paths } from '@lereng/web-feature';
import { Picture, Price } from '@lereng/web-ui';
import { PackageDetail } from './package-detail';
import { packageForm } from './package-form';
import { words } from './words';

const DESCRIPTION_LENGTH = 80;

const columns: Column<Package>[] = [
  { header: words.id, place: 'last', cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    header: words.image,
    place: 'picture',
    cell: (pkg) => (
      <Picture
        image={pkg}
        alt=""
        sizes="5rem"
        className="aspect-4/3 w-20 rounded-lg md:w-12 xl:w-16"
      />
    ),
  },
  {
    header: words.name,
    place: 'headline',
    cell: ({ name }) => (
      <span className="wrap-anywhere md:block md:min-w-24 xl:min-w-28">{name}</span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    header: words.description,
    cell: ({ description }) => (
      <span className="wrap-anywhere md:block md:min-w-21 xl:min-w-26">
        {truncate(description ?? words.none, DESCRIPTION_LENGTH)}
      </span>
    ),
    sortBy: ({ description }) => description,
  },
  {
    header: words.route,
    cell: ({ route }) => (
      <span className="wrap-anywhere md:line-clamp-4 md:min-w-21 xl:min-w-26">
        {route ?? words.none}
      </span>
    ),
    sortBy: ({ route }) => route,
  },
  {
    header: words.price,
    place: 'fact',
    align: 'end',
    cell: ({ price, original_price }) => (
      <Price
        amount={price}
        original={original_price}
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
  const list = useListPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreatePackageMutation();
  const [update] = useUpdatePackageMutation();
  const [remove] = useRemovePackageMutation();
  const fetch = useFetchRow<Package>(packagesApi.endpoints.getPackage);
  const [reorder] = useUpdatePackageOrderMutation();
  return (
    <ListScreen
      kind="packages"
      words={words}
      list={list}
      columns={columns}
      nameOf={nameOf}
      form={{
        ...packageForm,
        fetch,
        save: ({ price, items, image, focus, ...texts }, pkg, request) => {
          const body = {
            ...texts,
            price: price ?? undefined,
            items: JSON.stringify(items),
            image: image ?? undefined,
            ...focusFields(focus),
          };
          if (pkg) return update({ id: pkg.id, body, ...request }).unwrap();
          // Validation guarantees the required fields.
          return create({ body: body as PackageCreation, ...request }).unwrap();
        },
      }}
      remove={({ id }) => remove({ id }).unwrap()}
      reorder={(ids) => reorder({ body: { ids: [...ids] } }).unwrap()}
      pageOf={pageOf}
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
