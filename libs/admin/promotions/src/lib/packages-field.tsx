import {
  moved,
  MoveButtons,
  sent,
  type BoundField,
  type PictureValue,
} from '@lereng/admin-kit/form';
import {
  groupAttributes,
  INPUT_CLASS,
  searchRows,
  type InputProps,
  type ListQuery,
} from '@lereng/admin-kit/shell';
import type { CalendarDate } from '@lereng/shared-domain';
import { offerNote } from '@lereng/shared-domain/prices';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { Button, classNames, IconButton, Skeleton } from '@lereng/web-ui';
import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PackageChoice } from './package-choice';
import { packagePrices } from './package-prices';
import { PicturePreviews } from './picture-previews';
import { words } from './words';

/** Values of a promotion's form that its other fields and its preview depend on. */
export type PromotionValues = {
  title: string;
  description: string;
  discount_percent: number | null;
  valid_from: CalendarDate | '';
  valid_until: CalendarDate | '';
  weekdays: readonly number[];
  package_ids: readonly number[];
  image: PictureValue;
};

/** The data that the form of a promotion depends on. */
export interface PromotionFormContext {
  packages: ListQuery<Package>;
  /** All promotions, which compete for the packages' prices. */
  promotions: readonly Promotion[];
  /** The venue's day. */
  today: CalendarDate;
}

/** The packages of a promotion, by their ids, in the order in which they were chosen. */
export function packagesField(
  context: PromotionFormContext,
  promotion: Promotion | undefined,
): BoundField<PromotionValues, 'package_ids', readonly number[], { package_ids: string }> {
  const initial = promotion?.packages.map(({ id }) => id) ?? [];
  const stored = JSON.stringify(initial);
  return {
    name: 'package_ids',
    label: words.fields.package_ids,
    // One that lost its packages may be saved as it is.
    required: promotion?.packages.length !== 0,
    requiredMessage: words.packagesRequired,
    initial,
    // Packages that were not touched stay as stored, also where somebody has deleted one since.
    send: (ids) => {
      const chosen = JSON.stringify(ids);
      return sent('package_ids', chosen === stored ? null : chosen);
    },
    group: true,
    describe: (ids) => ids.map((id) => labelOf(id, context.packages.data)).join(', '),
    input: (props) => <PackagesInput {...props} context={context} promotion={promotion} />,
  };
}

/** More packages than this get a search field. */
const SEARCHED_FROM = 7;

/** More matches than this are not listed: the search narrows them down. */
const LISTED = 100;

interface PackagesInputProps extends InputProps<readonly number[]> {
  context: PromotionFormContext;
  promotion: Promotion | undefined;
}

/** A checkbox per package, and the chosen ones in their order. */
function PackagesInput({ ref, context, promotion, ...props }: PackagesInputProps) {
  const { value: ids, onChange, busy } = props;
  const { packages, promotions, today } = context;
  const group = useRef<HTMLDivElement>(null);
  const values = useWatch() as PromotionValues;
  const [query, setQuery] = useState('');
  useImperativeHandle(
    ref,
    () => (group.current?.querySelector('input, button') ?? group.current) as HTMLElement,
  );

  const all = packages.data ?? [];
  const chosen = ids.flatMap((id) => all.find((pkg) => pkg.id === id) ?? []);
  const found = searchRows(all, nameOf, query);
  const draft = {
    id: promotion?.id,
    hidden: promotion?.hidden,
    discountPercent: values.discount_percent,
    validUntil: values.valid_until,
    weekdays: values.weekdays,
  };
  const toggle = (id: number) =>
    onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);

  return (
    <div ref={group} {...groupAttributes(props)} className="flex flex-col gap-3">
      <div
        className={classNames(
          'overflow-hidden rounded-card border bg-surface-raised',
          props.invalid ? 'border-danger' : 'border-control',
        )}
      >
        {all.length >= SEARCHED_FROM && <SearchLine disabled={busy} onSearch={setQuery} />}
        {found.length > 0 ? (
          <ul className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain">
            {found.slice(0, LISTED).map((pkg) => (
              <PackageChoice
                key={pkg.id}
                name={nameOf(pkg)}
                checked={ids.includes(pkg.id)}
                note={offerNote(pkg, values.weekdays)}
                prices={packagePrices(pkg, draft, promotions, today)}
                onToggle={() => toggle(pkg.id)}
              />
            ))}
          </ul>
        ) : (
          <NoPackages packages={packages} />
        )}
        {found.length > LISTED && (
          <p className="border-t border-line px-4 py-2 text-sm text-subtle">
            {words.packages.moreFound(found.length - LISTED)}
          </p>
        )}
      </div>
      <p role="status" className="text-sm text-subtle">
        {words.packages.chosen(ids.length)}
      </p>
      {packages.data && (ids.length > 1 || chosen.length < ids.length) && (
        <ol aria-label={words.packages.order} className="flex flex-col">
          {ids.map((id, index) => {
            const label = labelOf(id, all);
            return (
              <li key={id} className="flex items-center gap-0.5">
                <span className="min-w-0 grow py-1">
                  <span className="text-subtle tabular-nums">{index + 1}.</span> {label}
                </span>
                <MoveButtons
                  name={label}
                  position={index}
                  count={ids.length}
                  disabled={busy}
                  onMove={(to) => onChange(moved(ids, index, to))}
                />
                <IconButton
                  label={words.packages.unchoose(label)}
                  icon={<X aria-hidden="true" className="size-5" />}
                  disabled={busy}
                  onClick={() => {
                    toggle(id);
                    group.current?.querySelector<HTMLElement>('input')?.focus();
                  }}
                />
              </li>
            );
          })}
        </ol>
      )}
      <PicturePreviews
        packages={chosen.filter(({ hidden }) => !hidden)}
        ownImage={values.image.picture !== null}
      />
    </div>
  );
}

interface SearchLineProps {
  disabled: boolean;
  onSearch: (query: string) => void;
}

/** Not the shared search field, which is a form of its own: forms do not nest. */
function SearchLine({ disabled, onSearch }: SearchLineProps) {
  return (
    <div className="relative border-b border-line p-2">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-subtle"
      />
      <input
        type="search"
        aria-label={words.packages.search}
        placeholder={words.packages.search}
        disabled={disabled}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        // Enter would save the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className={`${INPUT_CLASS} min-h-target pl-11`}
      />
    </div>
  );
}

/** Why no package is listed. */
function NoPackages({ packages }: { packages: ListQuery<Package> }) {
  const { data, isError, refetch } = packages;
  if (data) {
    return (
      <p className="p-4">{data.length > 0 ? words.packages.noneFound : words.packages.none}</p>
    );
  }
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2 p-4">
        <p role="alert">{words.packages.loadFailed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {words.packages.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-2 p-3">
      <span className="sr-only">{words.packages.loading}</span>
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </div>
  );
}

const nameOf = ({ name, hidden }: Package) => (hidden ? words.hiddenPackage(name) : name);

/** The name of a chosen package, also of one that was deleted since. */
function labelOf(id: number, packages: readonly Package[] = []): string {
  const found = packages.find((pkg) => pkg.id === id);
  return found ? nameOf(found) : words.packages.missing(id);
}
