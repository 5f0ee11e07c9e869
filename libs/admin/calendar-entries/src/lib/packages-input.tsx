import { groupAttributes, type InputProps, type ListQuery } from '@lereng/admin-kit/shell';
import type { Package } from '@lereng/web-data-access/packages';
import { classNames } from '@lereng/web-ui';
import { useImperativeHandle, useRef } from 'react';
import { words } from './words';

interface PackagesInputProps extends InputProps<readonly number[]> {
  packages: ListQuery<Package>;
}

/** A checkbox per package, also for a chosen one that was deleted since. */
export function PackagesInput({ ref, packages, ...props }: PackagesInputProps) {
  const { value: ids, onChange, busy } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => (group.current?.querySelector('input') ?? group.current) as HTMLElement,
  );
  const all = packages.data ?? [];
  const gone = packages.data ? ids.filter((id) => all.every((pkg) => pkg.id !== id)) : [];
  const listed = [...all.map(({ id }) => id), ...gone];
  return (
    <div
      ref={group}
      {...groupAttributes(props)}
      className={classNames(
        'overflow-hidden rounded-card border bg-surface-raised',
        props.invalid ? 'border-danger' : 'border-control',
      )}
    >
      {listed.length > 0 ? (
        <ul className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain">
          {listed.map((id) => (
            <li key={id}>
              <label className="flex min-h-target items-center gap-3 px-4 py-2 has-checked:bg-surface">
                <input
                  type="checkbox"
                  checked={ids.includes(id)}
                  disabled={busy}
                  onChange={() =>
                    onChange(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
                  }
                  className="size-5 shrink-0 accent-accent"
                />
                <span className="min-w-0 wrap-anywhere">{packageName(id, packages.data)}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p role={packages.isError ? 'alert' : 'status'} className="px-4 py-2.5">
          {packages.isError
            ? words.packages.loadFailed
            : packages.data
              ? words.packages.none
              : words.packages.loading}
        </p>
      )}
    </div>
  );
}

/** The name of a package, also of one that was deleted since. @param packages undefined before they are loaded */
export function packageName(id: number, packages: readonly Package[] | undefined): string {
  if (!packages) return words.package(id);
  return packages.find((pkg) => pkg.id === id)?.name ?? words.packageGone(id);
}
