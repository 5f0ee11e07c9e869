import { isSoldOut, offerNote, soldOutText } from '@lereng/shared-domain/offers';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { Price, Icon } from '@lereng/web-ui';
import { words } from '../words';

/** The promotion's packages with their prices before and after; each row links to its package. */
export function PromotionPackages({
  packages,
  weekdays,
}: Pick<Promotion, 'packages' | 'weekdays'>) {
  const { today } = usePageEnvironment();
  return (
    <section aria-labelledby="paket" className="min-w-0">
      <h2 id="paket" className="text-xl sm:text-2xl">
        {words.packagesTitle}
      </h2>
      {packages.length === 0 ? (
        <p className="mt-4 text-muted">{words.noPackages}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card bg-surface-raised shadow-soft">
          {packages.map((pkg) => (
            <li key={pkg.id}>
              <PageLink
                to={paths.package.getHref(pkg.id)}
                className="flex min-h-target items-center gap-4 p-4 -outline-offset-3 transition-colors hover:bg-surface-muted sm:px-5"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <span className="min-w-0 font-semibold">
                    <span>{pkg.name}</span>
                    {isSoldOut(pkg.availability, today) && (
                      <span className="block text-sm font-bold text-danger">
                        {soldOutText(pkg.availability, today)}
                      </span>
                    )}
                  </span>
                  <Price
                    amount={pkg.price}
                    original={pkg.original_price}
                    note={offerNote(pkg, weekdays)}
                    className="sm:text-lg"
                  />
                </span>
                <Icon name="chevron-right" className="size-5 shrink-0 text-subtle" />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
